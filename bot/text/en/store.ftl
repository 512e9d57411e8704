### The store, and changes of a table that collide

## The store

error-store-full = There is no room left to save, so this does not count. Please ask the administrator to free some space.
error-store-read-only = The database { $file } can't be written, so nothing was changed. Administrator: check the permissions of the file and its folder.
error-store-damaged = The database { $file } is damaged and can't be read. Administrator: stop the bot and bring back a backup.
error-store-foreign = { $file } is the database of another program. Please name another file.
error-store-newer = The database { $file } was written by a newer version of the bot. Install that version; the database is as it was.
error-store-in-use = Another running bot is using the database { $file }. Stop that one, then start again.
error-store-missing = There is no database { $file }. Please check the place.
error-store-unknown = A store of this kind ({ $address }) can't be used. Please give the place of a database file.
error-backup-exists = There is a file { $file } already. It is never overwritten; please give another name.

## Tables

error-table = That did not work. The table is as before.
error-lost-update = The table has moved on in the meantime. Please choose on the new board.
error-no-such-table = There is no such table. /ryutaku lists yours.
error-wrong-state = This can't be done with the table as it is now. /table show shows how it stands.
