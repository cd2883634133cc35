import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { required } from '../../required.ts';
import type { Kind } from './kinds.ts';
import { clientMark, dayOf } from './marks.ts';
import { clientRelations } from './people.ts';
import { noteOfAnother, of, seenWithAnother, sellerId, soldToForeign, type Fixture } from './fixture-ids.ts';

/**
 * Saves the dealings of each client: a note, a viewing, a favourite, a view, a presentation, an open action and a sale.
 */
export async function saveDealings(db: Database, fixture: Fixture): Promise<void> {
  await saveInterest(db, fixture);
  await savePresentations(db, fixture);
  await saveActions(db, fixture);
  await saveUnitChanges(db, fixture);
}

/** An entry for each client, with their sales user and a unit. */
const dealingsOf = (fixture: Fixture) =>
  clientRelations.map((relation) => ({
    relation,
    client_id: of(fixture, 'client', relation),
    user_id: sellerId(fixture, relation),
    property_id: required(fixture.units[clientRelations.indexOf(relation)], 'a unit'),
  }));

/** The same with ids of a kind. */
const rowsOf = (fixture: Fixture, kind: Kind) =>
  dealingsOf(fixture).map(({ relation, ...row }) => ({
    ...row,
    id: of(fixture, kind, relation),
    created_at: dayOf(relation),
  }));

/** Notes, viewings, favourites, views and consents. */
async function saveInterest(db: Database, fixture: Fixture): Promise<void> {
  const only = (kind: Kind) => rowsOf(fixture, kind);
  await db
    .insert(tables.clientNotes)
    .values(only('note').map((row, index) => ({ ...row, note: clientMark(clientRelations[index] ?? 'own') })));
  await db.insert(tables.clientNotes).values({
    id: noteOfAnother(fixture),
    client_id: of(fixture, 'client', 'own'),
    user_id: sellerId(fixture, 'own') + 400,
    note: '',
  });
  await db.insert(tables.viewings).values(
    only('viewing').map(({ id, client_id }) => ({
      id,
      client_id,
      // The half-day that `requestViewing` requests.
      day: viewingDays(Date.now()).last,
      half: 'morning' as const,
      message: '',
    })),
  );
  await db.insert(tables.favourites).values(only('favourite'));
  await db
    .insert(tables.propertyViews)
    .values(only('view').map((row, index) => ({ ...row, updated_at: dayOf(clientRelations[index] ?? 'own') })));
  await db.insert(tables.propertyViews).values({
    property_id: seenWithAnother(fixture),
    client_id: of(fixture, 'client', 'own'),
    user_id: of(fixture, 'user', 'foreign'),
  });
  // Another client, whose consent to marketing mails is the latest of all.
  await db
    .insert(tables.clientConsents)
    .values({ client_id: of(fixture, 'client', 'own') + 500, kind: 'marketing', is_given: true, source: 'ownPage' });
}

async function savePresentations(db: Database, fixture: Fixture): Promise<void> {
  const isLed = fixture.person !== 'client';
  await db.insert(tables.presentations).values(
    rowsOf(fixture, 'presentation').map((row) => ({
      ...row,
      project_id: fixture.projectId,
      status: isLed ? ledPresentation : selfPresentation,
    })),
  );
  // A self-presentation of the caller's client.
  const alone: typeof tables.presentations.$inferInsert = {
    id: of(fixture, 'presentation', 'own') + 500,
    project_id: fixture.projectId,
    client_id: of(fixture, 'client', 'own'),
    user_id: of(fixture, 'user', 'own'),
    status: selfPresentation,
  };
  await db.insert(tables.presentations).values(alone);
}

/** An open action and a sale for each client of a sales user. */
async function saveActions(db: Database, fixture: Fixture): Promise<void> {
  const action = { project_id: fixture.projectId, price: 1_000_000 };
  const dealt = dealingsOf(fixture).filter(({ relation }) => relation !== 'nobody');
  const own = of(fixture, 'user', 'own');
  const foreign = of(fixture, 'client', 'foreign');
  await db.insert(tables.propertyActions).values([
    ...dealt.map(({ relation, ...row }) => ({
      ...action,
      ...row,
      created_at: dayOf(relation),
      status: UnitStatus.sold,
    })),
    ...dealt.map(({ relation, ...row }) => ({
      ...action,
      ...row,
      property_id: of(fixture, 'taken', relation),
      created_at: dayOf(relation),
      status: UnitStatus.reserved,
    })),
    // The caller's own sale to a client who is now somebody else's.
    {
      ...action,
      user_id: own,
      client_id: foreign,
      property_id: soldToForeign(fixture),
      created_at: dayOf('own'),
      status: UnitStatus.sold,
    },
  ]);
}

async function saveUnitChanges(db: Database, fixture: Fixture): Promise<void> {
  await db.insert(tables.unitChanges).values(
    (['own', 'foreign', 'below'] as const).map((relation) => ({
      property_id: required(fixture.units[0], 'a unit'),
      user_id: of(fixture, 'user', relation),
      cause: 'override' as const,
      old_status_id: UnitStatus.available,
      new_status_id: UnitStatus.reserved,
      old_price: 1,
      new_price: 1,
    })),
  );
}
