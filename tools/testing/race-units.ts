import { sql } from 'drizzle-orm';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Connection, Database, Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { required } from '../required.ts';
import { duringTransaction } from './during-transaction.ts';
import { askForStatus, type StatusAnswer } from './sales-client.ts';
import { openSalesSession } from './sales-sessions.ts';

/** The result of a race for one unit: how many won, how the others were answered, and what was left open. */
export type RaceResult = {
  winners: number;
  taken: number;
  others: StatusAnswer[];
  openClaims: number;
  openActions: number;
};

/** A race: `each` requests for every unit at every address. `onRound` is given the number of finished units. */
type Race = { addresses: string[]; units: number[]; each: number; onRound?: (done: number) => void };

/** Sends the requests of a round, and resolves to their answers. */
type RunRound = (unit: number, send: () => Promise<StatusAnswer[]>) => Promise<StatusAnswer[]>;

const pick = <T>(list: readonly T[], index: number): T => required(list[index % list.length], 'an item');

/** The answer recorded for a failed request. */
const withoutAnswer = (error: unknown): StatusAnswer => ({
  http: 0,
  response: false,
  error: undefined,
  status_id: undefined,
  version: undefined,
  body: String((error as Error).cause ?? error),
});

/** Races for one unit after another. All requests for a unit are sent at once, from ten sessions. */
export async function raceForUnits(
  db: Database,
  projectId: number,
  { addresses, units, each, onRound }: Race,
  runRound: RunRound = (_unit, send) => send(),
): Promise<RaceResult[]> {
  const sessions = await Promise.all(Array.from({ length: 10 }, () => openSalesSession(db, projectId)));
  const results: RaceResult[] = [];
  for (const unit of units) {
    await db.execute(sql`update properties set status_id = 1 where id = ${unit}`);
    const send = () =>
      Promise.all(
        addresses.flatMap((address) =>
          Array.from({ length: each }, (_, index) =>
            askForStatus(address, pick(sessions, index).cookie, { unit, status: 2 }).catch(withoutAnswer),
          ),
        ),
      );
    const answers = await runRound(unit, send);
    const { rows } = await db.execute<{ claims: number; actions: number }>(sql`
      select (select count(*) from property_claims where property_id = ${unit} and closed_at is null)::int as claims,
        (select count(*) from property_actions where property_id = ${unit} and cancelled_at is null)::int as actions`);
    const { claims, actions } = firstRow(rows);
    const isTaken = (answer: StatusAnswer) =>
      answer.http === 200 &&
      !answer.response &&
      answer.error === 'error_unit_taken' &&
      answer.status_id === UnitStatus.reserved;
    results.push({
      winners: answers.filter((answer) => answer.response).length,
      taken: answers.filter(isTaken).length,
      others: answers.filter((answer) => !answer.response && !isTaken(answer)),
      openClaims: claims,
      openActions: actions,
    });
    onRound?.(results.length);
  }
  return results;
}

/**
 * The control experiment: the same race against a server without guards (`spawnApp` with `withoutGuard`). Each unit is
 * locked until several requests have read that it is available and wait to write. Drops the index that allows only one
 * open claim, so the database must not be used for anything else afterwards.
 */
export async function raceWithoutGuard(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  projectId: number,
  race: Race,
): Promise<RaceResult[]> {
  await db.execute(sql`drop index property_claims_one_open`);
  return raceForUnits(db, projectId, race, (unit, send) => {
    const lock = (tx: Transaction) => tx.execute(sql`select from properties where id = ${unit} for update`);
    return duringTransaction(pool, lock, send, undefined, 5);
  });
}

/** Whether a unit was sold more than once: several requests succeeded, and there are several open claims. */
export const isSoldTwice = ({ winners, openClaims }: RaceResult): boolean => winners > 1 && openClaims > 1;
