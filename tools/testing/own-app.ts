import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { watchProblems } from './check-problems.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';

/** The app of one test file, with its own database and folder. */
export type OwnApp = { app: App; database: OwnDatabase; dataDir: string };

/**
 * Composes the app for a test file, after `fill` has written what the file needs. Call it at the top of the file. The
 * file fails if a call answers a problem that the OpenAPI document does not declare.
 */
export async function ownApp(
  fill: (database: OwnDatabase, dataDir: string) => Promise<unknown>,
  options: Partial<AppOptions> = {},
): Promise<OwnApp> {
  const database = await ownDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-data-'));
  await fill(database, dataDir);
  const app = await createApp({
    connection: database,
    dataDir,
    webFolder: join(dataDir, 'web'),
    maxEventLoopDelay: 0,
    ...options,
  });
  const findUndocumented = watchProblems(app);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    const undocumented = findUndocumented();
    if (undocumented.length > 0) throw new Error(`Not in server/openapi/call-problems.ts: ${undocumented.join('; ')}`);
  });
  return { app, database, dataDir };
}
