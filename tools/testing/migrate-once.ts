import { openConnection } from '#server/database/connection.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { required } from '../required.ts';

/** `node tools/testing/migrate-once.ts URL`: migrates a database like a starting server. */
const connection = openConnection(required(process.argv[2], 'the URL of the database'));
await migrateDatabase(connection.pool);
await connection.close();
