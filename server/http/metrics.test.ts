import { readFile, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails } from '#server/database/schema.ts';
import { spaceLimits } from '#server/files/free-space.ts';
import { listen } from '#tools/testing/listen-events.ts';
import { ownProxiedApp } from '#tools/testing/own-proxied-app.ts';

const readShell = async () => '<html lang="en"></html>';
const { app, address, database, ids, proxy, connection } = await ownProxiedApp({ readShell, pollInterval: 100 });

/** The metrics by name with labels, as Prometheus parses them. */
async function read(): Promise<Map<string, number>> {
  const { body } = await app.inject('/api/metrics');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
const valueOf = async (name: string) => (await read()).get(name);

it('counts the open streams by kind of listener', async () => {
  expect(await valueOf('streams_open{kind="visitor"}')).toBe(0);
  const browser = await listen(address);
  expect(await valueOf('streams_open{kind="visitor"}')).toBe(1);
  browser.close();
  await expect.poll(() => valueOf('streams_open{kind="visitor"}')).toBe(0);
});

it('counts problems by route and code', async () => {
  const name = 'http_problems_total{route="/api/clients/:id",code="not_logged_in"}';
  await app.inject('/api/clients/1');
  await app.inject('/api/clients/2');
  expect(await valueOf(name)).toBe(2);
});

it('reports how many mails wait and for how long, and how many were given up', async () => {
  const text = { kind: 'test', subject: 's', text: 't', html: 'h' };
  await database.db.insert(mails).values([
    { ...text, message_id: '<1@x>', to: 'a@x.example', created_at: sql`now() - interval '1 hour'` },
    { ...text, message_id: '<2@x>', to: 'b@x.example' },
    { ...text, message_id: '<3@x>', to: 'c@x.example', sent_at: sql`now()` },
    { ...text, message_id: '<4@x>', to: 'd@x.example', next_try_at: sql`'infinity'` },
  ]);
  const metrics = await read();
  expect([metrics.get('mails_queued'), metrics.get('mails_given_up')]).toEqual([2, 1]);
  expect(metrics.get('mails_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
});

it('reports statements that wait for a lock', async () => {
  expect(await valueOf('database_lock_waits')).toBe(0);
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from properties where id = $1 for update', [ids.unitIds[0]]);
  const waiting = connection.pool.query('update properties set price = price where id = $1', [ids.unitIds[0]]);
  await expect.poll(() => valueOf('database_lock_waits')).toBe(1);
  await expect.poll(() => valueOf('database_lock_wait_seconds')).toBeGreaterThan(0);
  await holder.query('rollback');
  holder.release();
  await waiting;
});

it('names the running version, and reports that browsers are kept current', async () => {
  const metrics = await read();
  const build = [...metrics.keys()].filter((name) => name.startsWith('loggia_build_info'));
  expect(build).toEqual([expect.stringMatching(/version="\d+\.\d+\.\d+",pages="[\da-f]{16}",node="v\d+/)]);
  await expect.poll(() => valueOf('live')).toBe(1);
  expect(await valueOf('database_writable')).toBe(1);
  await expect.poll(() => valueOf('catalogue_age_seconds')).toBeGreaterThan(0);
});

it('reports the free space of the disk of DATA_DIR, with the same limits in the alerts and the doctor', async () => {
  const { blocks, bsize } = await statfs('/');
  const free = await valueOf('data_dir_free_bytes');
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(blocks * bsize);
  const alerts = await readFile(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8');
  const limits = [...alerts.matchAll(/data_dir_free_bytes\) < (\S+)$/gm)].map(([, bytes]) => Number(bytes));
  expect(limits).toEqual([spaceLimits.little, spaceLimits.scarce]);
});

it('answers while the database does not, and reports that', async () => {
  proxy.hold();
  try {
    await expect.poll(() => valueOf('database_writable')).toBe(0);
    await expect.poll(() => valueOf('live')).toBe(0);
    // The last known number stays.
    expect(await valueOf('mails_queued')).toBe(2);
  } finally {
    proxy.release();
  }
});

it('has every metric that the alerts and the dashboard in deploy/ use', async () => {
  const { body } = await app.inject('/api/metrics');
  const names = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const files = ['alerts.yml', 'grafana-dashboard.json'].map(
    (name) => new URL(`../../deploy/${name}`, import.meta.url),
  );
  const [alerts = '', dashboard = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const asked = [...alerts.matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression);
  asked.push(...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  expect(asked.length).toBeGreaterThan(25);
  // Names with an underscore are metrics, except labels and functions of PromQL; other metrics are listed here.
  const other = new Set(['histogram_quantile', 'max_over_time', 'predict_linear', 'server_error', 'too_many_requests']);
  const found = asked.flatMap((expression) => expression.replaceAll(/"[^"]*"/g, '').match(/[a-z]+(_[a-z\d]+)+/g) ?? []);
  const missing = found.filter((name) => !other.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(missing).toEqual([]);
  expect(names).toContain('live');
});

it('has alerts that each refer to a heading of the runbook', async () => {
  const read = async (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
  const [runbook, ...alerts] = await Promise.all(
    ['docs/operations.md', 'deploy/alerts.yml', 'deploy/alerts-database.yml'].map(read),
  );
  const headings = new Set([...(runbook ?? '').matchAll(/^### (.*)$/gm)].map(([, text = '']) => text.toLowerCase()));
  const named = [...alerts.join('\n').matchAll(/runbook: '(.*?)'/g)].flatMap(([, text = '']) => text.split('; '));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((heading) => !headings.has(heading))).toEqual([]);
});
