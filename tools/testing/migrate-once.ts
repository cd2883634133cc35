import { openConnection } from '#server/database/connection.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

/** Run as `node tools/testing/migrate-once.ts URL`: migrates as a starting server does, and ends. */
const connection = openConnection(process.argv[2]!);
await migrateDatabase(connection.pool);
await connection.close();
