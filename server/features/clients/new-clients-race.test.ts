import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clients, userProjects, users } from '#server/database/schema.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockUserTree } from '#server/people/lock-users.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';
import { findSeller, recordTurn } from './find-seller.ts';

const clientLock = { lock: / for no key update$/, instead: '' };
const turnLock = { lock: /^select pg_advisory_xact_lock\(\$1\)$/, instead: 'select $1::int' };

const {
  app,
  ids,
  as,
  userOf,
  makeLead,
  database: { db, pool },
} = await ownStaffedApp();
const rep = await as('rep');
const rep2 = await as('rep2');

/** Two sales users take a client at once. Returns the answer to the later one, and whether the first has the client. */
async function takeAtOnce() {
  const id = await makeLead({ user_id: null, registered_alone: true });
  const winner = await userOf('rep');
  // Another server process has just assigned the client, but not committed yet.
  const late = await duringTransaction(
    pool,
    (tx) => tx.update(clients).set({ user_id: winner.id, left_pool_at: new Date() }).where(eq(clients.id, id)),
    () => rep2.post(`/clients/${id}/take`),
  );
  return { answer: late.body, isWinners: (await rep.get(`/clients/${id}`)).status === 200 };
}

/** Two visitors register at once; returns the sales users who get them. */
async function registerAtOnce(email: string) {
  await db.execute(sql`update projects set settings = settings || '{"newClients": "turn"}'`);
  await db.update(userProjects).set({ turn: 0 });
  let first: number | null = null;
  await duringTransaction(
    pool,
    async (tx) => {
      const project = await requireProject(tx);
      const seller = await findSeller(tx, project);
      await recordTurn(tx, project.id, seller);
      first = seller.id;
    },
    () => openBrowser(app).post('/clients', registrationOf(ids.projectId, email)),
  );
  const [second] = await db.select({ id: clients.user_id }).from(clients).where(eq(clients.email, email));
  return [first, second?.id];
}

describe('two sales users who take a client at once', () => {
  it('one gets the client, the other is told who did', async () => {
    expect(await takeAtOnce()).toEqual({
      answer: { response: false, error: 'error_client_taken', message: 'Rıza Rep has already taken this client' },
      isWinners: true,
    });
  });

  it('both get the client if the lock is left out', async () => {
    expect(await withoutLock(clientLock, takeAtOnce)).toMatchObject({ answer: { response: true }, isWinners: false });
  });

  it('of ten who try, exactly one gets the client', async () => {
    const id = await makeLead({ user_id: null, registered_alone: true });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? rep : rep2).post(`/clients/${id}/take`)),
    );
    const [row] = await db.select({ user_id: clients.user_id }).from(clients).where(eq(clients.id, id));
    const winner = (await userOf('rep')).id === row?.user_id ? 1 : 0;
    expect(answers.map(({ body }) => body.response)).toEqual(
      Array.from({ length: 10 }, (_, index) => index % 2 === winner),
    );
  });
});

it('a sales user who is deleted while they take a client does not get the client', async () => {
  const id = await makeLead({ user_id: null, registered_alone: true });
  const { id: broker } = await userOf('broker');
  const late = await as('broker');
  const answer = await duringTransaction(
    pool,
    async (tx) => {
      await lockUserTree(tx);
      await tx.update(users).set({ is_active: false }).where(eq(users.id, broker));
    },
    () => late.post(`/clients/${id}/take`),
  );
  const [client] = await db.select({ user_id: clients.user_id }).from(clients).where(eq(clients.id, id));
  expect([answer.status, client]).toEqual([401, { user_id: null }]);
  await db.update(users).set({ is_active: true }).where(eq(users.id, broker));
});

describe('two clients who register at once', () => {
  it('go to different sales users', async () => {
    const [first, second] = await registerAtOnce('at-once@x.example');
    const sellers = await db
      .select()
      .from(users)
      .where(inArray(users.id, [first ?? 0, second ?? 0]));
    expect(sellers).toHaveLength(2);
  });

  it('go to the same one if the lock is left out', async () => {
    const [first, second] = await withoutLock(turnLock, () => registerAtOnce('unguarded@x.example'));
    expect(second).toBe(first);
  });
});
