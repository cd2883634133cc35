import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { SalesSession } from '#tools/testing/sales-sessions.ts';

/** Reserves a unit for the client of a session. */
export type Reserve = (unit: number, session: SalesSession) => Promise<void>;

/**
 * Writes the rows of a reservation with an idempotency key, in as few sequential statements as possible: each is
 * prepared, nothing is checked, and no session is read. This is the minimum cost of a reservation in the database.
 */
const statements = {
  key: `insert into idempotency_keys (session_hash, key, request_hash) values ($1, $2, $3)`,
  unit: `select id, price, version from properties where id = $1 for no key update`,
  why: `select set_config('loggia.why', $1, true)`,
  claim: `
    insert into property_claims (property_id, client_id, user_id, presentation_id, status)
    values ($1, $2, $3, $4, 2)`,
  action: `
    insert into property_actions (project_id, property_id, client_id, user_id, presentation_id, status, price)
    values ($1, $2, $3, $4, $5, 2, $6)`,
  status: `update properties set status_id = 2 where id = $1`,
  audit: `
    insert into audit_entries (user_id, action, client_ids, property_ids, fields)
    values ($1, 'property.status', $2, $3, '{status_id}')`,
  answer: `update idempotency_keys set answer = $3 where session_hash = $1 and key = $2`,
} as const;

/** The number of statements of the bare transaction, including `begin` and `commit`. */
export const bareStatements = Object.keys(statements).length + 2;

/** Opens `count` connections that reserve without the product. `answer` is stored as the answer of each. */
export async function openBare(
  url: string,
  projectId: number,
  count: number,
  answer: string,
): Promise<{ reserve: Reserve[]; close(): Promise<void> }> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  return {
    reserve: clients.map((client) => reserveOn(client, projectId, answer)),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

function reserveOn(client: pg.Client, projectId: number, answer: string): Reserve {
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  return async (unit, { token, clientId, userId, presentationId }) => {
    const key = [token, randomUUID()];
    await client.query('begin');
    await run('key', [...key, 'f'.repeat(64)]);
    const { rows } = await run('unit', [unit]);
    await run('why', [JSON.stringify({ user_id: userId, cause: 'reserve', reason: '' })]);
    await run('claim', [unit, clientId, userId, presentationId]);
    await run('action', [projectId, unit, clientId, userId, presentationId, (rows as { price: string }[])[0]?.price]);
    await run('status', [unit]);
    await run('audit', [userId, [clientId], [unit]]);
    await run('answer', [...key, answer]);
    await client.query('commit');
  };
}
