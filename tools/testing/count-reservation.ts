import { randomUUID } from 'node:crypto';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { createApp } from '#server/app.ts';
import type { Connection } from '#server/database/connection.ts';
import { required } from '../required.ts';
import { commandsOf, countRoundTrips, recordStatements, untilCommit } from './count-statements.ts';
import type { SalesSession } from './sales-sessions.ts';

/** The statements that a reservation with an idempotency key sends until its commit, and its answer. */
type CountedReservation = { statements: string[]; roundTrips: number; answer: string };

/**
 * Reserves two available units in this process, and counts during the second reservation, when all statements are
 * prepared.
 */
export async function countReservation(
  connection: Connection,
  [session]: readonly SalesSession[],
  [first, second]: readonly number[],
): Promise<CountedReservation> {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const reserve = (unit: number | undefined) =>
    app.inject({
      method: 'PUT',
      url: `/api/properties/${unit}`,
      headers: { cookie: required(session, 'a session').cookie, 'idempotency-key': randomUUID() },
      payload: { status: UnitStatus.reserved },
    });
  await reserve(first);
  const { result, sent } = await recordStatements(() => reserve(second));
  await app.close();
  return { statements: commandsOf(untilCommit(sent)), roundTrips: countRoundTrips(sent), answer: result.body };
}
