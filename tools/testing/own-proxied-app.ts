import { afterAll } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { openBrowser } from './browser.ts';
import { watchStatements, type CutAt } from './cut-statements.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { saveSampleProject, type SampleIds } from './sample-project.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/**
 * An app that listens on a port and reaches its database through a proxy; `database` connects directly. `as` logs a
 * demo account in.
 */
type OwnProxiedApp = {
  app: App;
  address: string;
  database: OwnDatabase;
  ids: SampleIds;
  proxy: TcpProxy;
  connection: Connection;
  cutAt: CutAt;
  as(name: string): Promise<ReturnType<typeof openBrowser>>;
};

/** Composes such an app for a test file. Call it at the top of the file. */
export async function ownProxiedApp(options: Partial<AppOptions> = {}): Promise<OwnProxiedApp> {
  const database = await ownDatabase();
  const ids = await saveSampleProject(database.db);
  await createDemoAccounts(database.db, ids.projectId);
  const url = new URL(database.url);
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const connection = openConnection(url.href, 5);
  const cutAt = watchStatements(connection.pool, proxy);
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', ...options });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.catalogue.current();
  afterAll(async () => {
    proxy.release();
    await app.close();
    await connection.close();
    await proxy.close();
  });
  const as = async (name: string) => {
    const browser = openBrowser(app);
    await browser.logIn(name, ids.projectId);
    return browser;
  };
  return { app, address, database, ids, proxy, connection, cutAt, as };
}
