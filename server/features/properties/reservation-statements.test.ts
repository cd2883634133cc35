import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { presentations, properties } from '#server/database/schema.ts';
import { countReservation } from '#tools/testing/count-reservation.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

it('a reservation takes ten statements, and its transaction waits for the database four times', async () => {
  const database = await ownDatabase();
  const { projectId, unitIds } = await saveSampleProject(database.db);
  await database.db.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.withdrawn, false));
  const session = await openSalesSession(database.db, projectId);
  // However long the preparations take, no activity has to be recorded, which would be a transaction of its own.
  await database.db.update(presentations).set({ last_active_at: sql`now() + interval '1 hour'` });
  const { statements, roundTrips, answer } = await countReservation(database, [session], unitIds);
  expect(JSON.parse(answer)).toMatchObject({ response: true });
  expect(statements.map((text) => text.trim().split(' ')[0])).toEqual([
    'select',
    'begin',
    'set',
    'insert',
    'select',
    'with',
    'select',
    'with',
    'update',
    'commit',
  ]);
  expect(roundTrips).toBe(4);
});
