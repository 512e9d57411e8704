FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements-run.lock ./
RUN python -m venv /opt/ryutaku && /opt/ryutaku/bin/pip install --no-cache-dir --requirement requirements-run.lock
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY images images
COPY bot bot
COPY cogs cogs
RUN /opt/ryutaku/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin ryutaku \
    && install --directory --owner ryutaku --group ryutaku --mode 0750 /data
COPY --from=build /opt/ryutaku /opt/ryutaku
ENV PATH="/opt/ryutaku/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    RYUTAKU_DATA=/data
USER ryutaku
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["ryutaku", "health"]
# SIGTERM: finish what was accepted and leave within 8 seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["ryutaku"]
CMD ["run"]
