import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { startTcpProxy } from '#tools/testing/tcp-proxy.ts';
import { createApp } from '#server/app.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { openConnection } from './connection.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

const portOf = (url: string) => Number(new URL(url).port);

it('a replica is neither read nor written after a failover, until it is promoted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-replica-'));
  await chmod(folder, 0o755);
  let server = await startEmbeddedDatabase(folder, { durable: false });
  const proxy = await startTcpProxy(portOf(server.url));
  const address = new URL(server.url);
  address.port = String(proxy.port);
  const connection = openConnection(address.href, 3);
  await migrateDatabase(connection.pool);
  const { projectId, unitIds } = await saveSampleProject(connection.db);
  const { cookie } = await openSalesSession(connection.db, projectId);
  const readShell = async () => '<html></html>';
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', readShell });
  const { epoch } = (await app.catalogue.current()).state;
  const change = async (status: number) =>
    (
      await app.inject({
        method: 'PUT',
        url: `/api/properties/${unitIds[0]}`,
        headers: { cookie },
        payload: { status },
      })
    ).statusCode;
  const read = async (path: string) => (await app.inject(`/api${path}`)).statusCode;
  expect(await change(UnitStatus.reserved)).toBe(200);

  const { rows } = await connection.pool.query<{ place: string }>(`select current_setting('data_directory') as place`);
  await server.stop();
  await writeFile(join(rows[0]?.place ?? '', 'standby.signal'), '');
  server = await startEmbeddedDatabase(folder, { durable: false });
  proxy.forwardTo(portOf(server.url));
  expect([
    await change(UnitStatus.available),
    await read('/readyz'),
    await read('/changes'),
    await read('/properties'),
  ]).toEqual([503, 503, 503, 200]);
  const outcomes: string[] = [];
  const ask = async () => {
    const outcome = await connection.pool.query('select 1').then(
      () => 'answered',
      (error: Error) => error.message,
    );
    outcomes.push(outcome);
    return outcome;
  };
  // On a slow machine, a connection to the server that was stopped may be the first to be tried.
  await expect.poll(ask).toContain('replica');
  expect(outcomes).not.toContain('answered');

  await promote(server.url);
  await expect.poll(() => change(UnitStatus.available)).toBe(200);
  await expect.poll(() => read('/readyz')).toBe(200);
  // The promoted server may assign the same transaction ids again.
  expect((await app.catalogue.refresh()).state.epoch).not.toBe(epoch);

  await app.close();
  await connection.close();
  await proxy.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function promote(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}
