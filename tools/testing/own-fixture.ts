import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { webFolder } from '#tools/web/build-web.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { saveSampleProject } from './sample-project.ts';
import { spawnApp, type SpawnedApp } from './spawn-app.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** The available units of a small project, with id and code. */
type FixtureUnit = { id: number; code: string };

/**
 * A small product used by one test file only, which may break it: its address, its two proxies, its server and its
 * database.
 */
type OwnFixture = {
  address: string;
  projectId: number;
  free: FixtureUnit[];
  /** The proxy between browsers and server. */
  front: TcpProxy;
  /** Runs on the database, which may have been restarted. */
  asDatabase<T>(act: (connection: Connection) => Promise<T>): Promise<T>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
};

/** Creates the fixture, which is removed after the file. Call it at the top of the file. */
export async function ownFixture(settings: Partial<Settings> = {}): Promise<OwnFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-fixture-'));
  await chmod(folder, 0o755);
  let database = await startEmbeddedDatabase(folder, { durable: false });
  const back = await startTcpProxy(portOf(database.url));
  const front = await startTcpProxy(0);
  let server: SpawnedApp | undefined;
  const asDatabase = async <T>(act: (connection: Connection) => Promise<T>) => {
    const connection = openConnection(database.url, 2);
    return act(connection).finally(connection.close);
  };
  const startServer = async () => {
    server = await spawnApp(atPort(database.url, back.port), { WEB_FOLDER: webFolder });
    front.forwardTo(portOf(server.address));
  };
  const sample = await asDatabase(async ({ db, pool }) => {
    await migrateDatabase(pool);
    const saved = await saveSampleProject(db, { settings });
    await createDemoAccounts(db, saved.projectId);
    // The project has no pictures.
    await pool.query("update apartment_types set images = '{}'");
    return saved;
  });
  await startServer();
  afterAll(async () => {
    await front.close();
    await server?.kill();
    await back.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    address: `http://127.0.0.1:${front.port}`,
    projectId: sample.projectId,
    free: sample.unitIds.map((id, index) => ({ id, code: `A-${101 + index}` })).filter((_, index) => index % 7 === 0),
    front,
    asDatabase,
    stopDatabase: async () => {
      await database.stop();
      back.cut();
    },
    async startDatabase() {
      database = await startEmbeddedDatabase(folder, { durable: false });
      back.forwardTo(portOf(database.url));
    },
    killServer: async () => server?.kill(),
    startServer,
  };
}

const portOf = (address: string) => Number(new URL(address).port);

function atPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
