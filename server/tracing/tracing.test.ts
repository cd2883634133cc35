import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openConnection } from '#server/database/connection.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const database = await ownDatabase();
const { projectId } = await saveSampleProject(database.db);
await createDemoAccounts(database.db, projectId);
const received: Span[] = [];
/** A fake collector. */
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as Sent;
    if (request.url === '/v1/traces')
      received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => void collector.close());

it('sends a span for each call and its statements, in the caller’s trace, and no values', async () => {
  const endpoint = new URL(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const connection = openConnection(database.url, 3);
  // Statements of connections that exist already are traced, too.
  for (const client of await Promise.all([1, 2, 3].map(() => connection.pool.connect()))) client.release();
  const options = { connection, dataDir: '/nowhere', webFolder: '/nowhere', tracing: { endpoint, ratio: 0 } };
  const app = await createApp(options);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const logIn = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/users/login?planted=1',
      headers,
      payload: { email: 'planted@x.example', password: 'planted', project_id: projectId },
    });
  await logIn({ traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  // Of calls without a trace, the configured share is sent: none.
  await logIn({});
  await app.close();
  await connection.close();
  const calls = received.filter(({ name }) => name === 'POST /api/users/login');
  expect(calls).toHaveLength(1);
  expect([calls[0]?.traceId, calls[0]?.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331']);
  const statements = received.filter(({ parentSpanId }) => parentSpanId === calls[0]?.spanId);
  expect(statements.some(({ name }) => name === 'select')).toBe(true);
  expect(JSON.stringify(received)).not.toContain('planted');
});
