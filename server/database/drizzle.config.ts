import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config server/database/drizzle.config.ts --name what-changed` writes the next migration
 * from the schema.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
});
