import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { required } from '#tools/required.ts';
import { countReservation } from '#tools/testing/count-reservation.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { runLong } from '#tools/testing/run-long.ts';
import type { SalesFixture } from '#tools/testing/sales-fixture.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { connectTo, type KeepAliveConnection } from './keep-alive-connection.ts';
import { bareStatements, openBare, type Reserve } from './bare-reserve.ts';

/**
 * `npm run bench:reserve`: compares reservations with an idempotency key through a server process with the same rows
 * written by a bare prepared transaction on the same durable PostgreSQL, in turn in one run, with 1 and with 10
 * clients. Prints how many statements a reservation sends and how often its transaction waits for the database. As a
 * control, the product is measured with statements that are planned each time: it must miss the target.
 */
const rounds = Number(process.env.ROUNDS ?? 10);
const perClient = 60;
const clientCounts = [1, 10];
const target = 0.5;
/** The id of the status. */
const reserved = 2;
const units = perClient * Math.max(...clientCounts);

await runLong(
  { units, total: rounds * clientCounts.length, what: 'rounds', minutes: 10 },
  async (fixture, onProgress) => {
    const sessions = await Promise.all(
      Array.from({ length: Math.max(...clientCounts) }, () => openSalesSession(fixture.db, fixture.projectId)),
    );
    await release(fixture);
    const { statements, roundTrips, answer } = await countReservation(fixture, sessions, fixture.units);
    if (process.env.SHOW !== undefined) for (const statement of statements) console.log(statement);
    console.log(
      `${statements.length} statements until the commit, ${roundTrips} round trips in the transaction; bare: ${bareStatements} statements`,
    );
    const server = await spawnApp(fixture.url);
    const bare = await openBare(fixture.url, fixture.projectId, sessions.length, answer);
    const reserveAt = (address: string): { reserve: Reserve[]; close(): void } => {
      const connections = sessions.map(() => connectTo(address));
      return {
        reserve: connections.map(reserveBy),
        close: () => connections.forEach((connection) => connection.close()),
      };
    };
    const ours = reserveAt(server.address);
    let done = 0;
    const compare = async (own: readonly Reserve[], count: number, times: number) => {
      const measured: { ours: number; bare: number }[] = [];
      // The first round only warms both up.
      for (let round = 0; round <= times; round += 1) {
        const one = { ours: 0, bare: 0 };
        const turns = [['ours', own] as const, ['bare', bare.reserve] as const];
        for (const [name, reserve] of round % 2 === 0 ? turns : turns.toReversed()) {
          await release(fixture);
          one[name] = await measure(fixture, reserve.slice(0, count), sessions);
        }
        if (round > 0) measured.push(one);
        if (own === ours.reserve && round > 0) onProgress((done += 1));
      }
      return report(count, measured);
    };
    const ratios: number[] = [];
    for (const count of clientCounts) ratios.push(await compare(ours.reserve, count, rounds));
    ours.close();
    await server.stop();
    console.log('Control, whose statements are not prepared:');
    const control = await spawnApp(fixture.url, {}, { unprepared: true });
    const unprepared = reserveAt(control.address);
    const controlRatio = await compare(unprepared.reserve, 1, Math.min(rounds, 5));
    unprepared.close();
    await Promise.all([control.stop(), bare.close()]);
    const isMet = ratios.every((ratio) => ratio >= target) && controlRatio < target;
    console.log(`Target: at least ${target} of the bare transaction, the control less. ${isMet ? 'Met.' : 'Missed.'}`);
    return isMet;
  },
);

function reserveBy(connection: KeepAliveConnection): Reserve {
  return async (unit, session) => {
    const body = await connection.request({
      method: 'PUT',
      path: `/api/properties/${unit}`,
      headers: { cookie: session.cookie, 'idempotency-key': randomUUID() },
      body: { status: reserved },
    });
    if (!body.includes('"response":true')) throw new Error(`Not reserved: ${body}`);
  };
}

/** Makes every unit available, held by no client. */
async function release({ db }: SalesFixture): Promise<void> {
  await db.execute(sql`update property_claims set closed_at = now() where closed_at is null`);
  await db.execute(sql`update property_actions set cancelled_at = now() where cancelled_at is null`);
  await db.execute(sql`update properties set status_id = 1 where status_id <> 1`);
}

/** Reservations per second, by as many clients as there are functions; each client reserves different units. */
async function measure(fixture: SalesFixture, reserve: Reserve[], sessions: SalesSession[]): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    reserve.map(async (reserveOne, client) => {
      const session = required(sessions[client], 'a session');
      for (const unit of fixture.units.slice(client * perClient, (client + 1) * perClient))
        await reserveOne(unit, session);
    }),
  );
  return (reserve.length * perClient * 1000) / (performance.now() - startedAt);
}

function report(count: number, measured: { ours: number; bare: number }[]): number {
  const median = (values: number[]) => quantile(values, 0.5);
  const ours = median(measured.map((one) => one.ours));
  const bare = median(measured.map((one) => one.bare));
  const ratio = median(measured.map((one) => one.ours / one.bare));
  console.log(
    `${String(count).padStart(2)} clients: ours ${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (median of ${measured.length} alternating rounds of ${perClient} each)`,
  );
  return ratio;
}
