import { UnitStatus } from '#domain/units/unit-status.ts';
import type { statusChangeCalls } from '#contract/calls/status-changes.ts';
import { clientRelations, everyPerson, isOneOf, reaches, type Person, type Relation } from './people.ts';
import { countedFor, forAll, userQuery, type Case, type Outcome, type Row } from './row.ts';
import { absentId, freeUnit, type Fixture } from './fixture-ids.ts';
import { heldBy, heldUnit } from './fixture-claims.ts';
import { cookieOf } from './fixture-links.ts';

/** Changes of a unit's status, and who may release it. */
export const statusRows: Record<keyof typeof statusChangeCalls, Row> = {
  changeStatus: {
    callers: ['sales'],
    slots: {
      client: { kind: 'client', expect: leads },
      presentation: { kind: 'presentation', expect: leads },
    },
    input: ({ client, presentation }, fixture) => ({
      path: { id: freeUnit(fixture) },
      body: { status: UnitStatus.reserved, client_id: client, presentation_id: presentation },
    }),
    notPeople: ['id', 'property_id', 'user_id'],
    cases: [
      {
        name: 'in a presentation that the client holds alone',
        headers: () => cookieOf('alone'),
        input: (fixture) => ({ path: { id: freeUnit(fixture) }, body: { status: UnitStatus.reserved } }),
        unknown: (fixture) => ({
          path: { id: freeUnit(fixture) },
          body: { status: UnitStatus.reserved, client_id: absentId },
        }),
        expect: forAll('hidden'),
      },
      ...heldBy.map((held) => ({
        name: `the release of a unit held: ${held}`,
        input: (fixture: Fixture) => ({
          path: { id: heldUnit(held)(fixture) },
          body: { status: UnitStatus.available },
        }),
        expect: { ...forAll('refused'), presenter: held === 'own' ? ('seen' as const) : ('refused' as const) },
      })),
    ],
  },
  updatePriceOrStatus: {
    callers: ['manager'],
    notPeople: ['id', 'status_id'],
    cases: [
      {
        name: 'a status',
        input: (fixture) => ({ path: { id: freeUnit(fixture) }, body: { status_id: UnitStatus.issue } }),
        expect: { sales_manager: 'seen', general_manager: 'seen', admin: 'seen' },
      },
      {
        name: 'a price',
        input: (fixture) => ({ path: { id: freeUnit(fixture) }, body: { price: 5 } }),
        expect: { sales_manager: 'refused', general_manager: 'seen', admin: 'seen' },
      },
      ...heldBy.map((held) => ({
        name: `the release of a unit held: ${held}`,
        input: (fixture: Fixture) => ({
          path: { id: heldUnit(held)(fixture) },
          body: { status_id: UnitStatus.available },
        }),
        expect: releases(held),
      })),
    ],
  },
  listWithdrawnProperties: { callers: ['sales'] },
  getRelease: {
    callers: ['sales'],
    notPeople: ['id'],
    cases: heldBy.map((held) => ({
      name: `a unit held: ${held}`,
      input: (fixture) => ({ path: { id: heldUnit(held)(fixture) } }),
      expect: releases(held),
    })),
  },
  listPopularProperties: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    shownBy: 'units',
    clients: (person, relation) => (relation === undefined ? clientRelations : countedFor(person, relation)),
  },
};

/**
 * A unit can be released by everybody who has its holder in reach; one in negotiation, or without a known holder, by
 * managers only.
 */
function releases(held: (typeof heldBy)[number]): Case['expect'] {
  const mayRelease = (person: Person) =>
    held === 'offered' || held === 'unclaimed' ? isOneOf(['manager'], person) : reaches(person, held);
  return Object.fromEntries(everyPerson.map((person) => [person, mayRelease(person) ? 'seen' : 'refused']));
}

/** A status is changed only by the user who leads a client's presentation, and only for that client. */
function leads(person: Person, relation: Relation): Outcome {
  return person === 'presenter' && relation === 'own' ? 'seen' : 'hidden';
}
