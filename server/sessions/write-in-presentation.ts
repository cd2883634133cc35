import type { Database, Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { lockUnitShared } from '#server/units/lock-unit-shared.ts';
import type { RunningPresentation } from './running-presentation.ts';

/** The client while locked, with their current address. */
type LockedClient = { email: string };

/**
 * Runs a write about the client of a session under the client's lock. Returns null if they were erased, merged or
 * deactivated meanwhile. The unit concerned, if any, is locked against deletion; throws `not_found` if the project does
 * not list it.
 */
export async function writeInPresentation<T>(
  db: Database,
  { client, presentation }: RunningPresentation,
  unitId: number | null,
  act: (tx: Transaction, client: LockedClient) => Promise<T>,
): Promise<{ done: T } | null> {
  return inTransaction(db, async (tx) => {
    if (unitId !== null) await lockUnitShared(tx, unitId, presentation.project_id);
    const locked = await lockClient(tx, client.id);
    return locked && { done: await act(tx, locked) };
  });
}
