import { favouriteCalls } from '#contract/calls/favourites.ts';
import { figureCalls } from '#contract/calls/figures.ts';
import { presentationCalls } from '#contract/calls/presentations.ts';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import { propertyViewCalls } from '#contract/calls/property-views.ts';
import { clientRelations, people, reaches, usersInReach, type Person, type Relation } from './people.ts';
import {
  allInReach,
  countedFor,
  forAll,
  guestSlot,
  ignoredSlot,
  soldFor,
  theNamed,
  userQuery,
  type Outcome,
  type Row,
} from './row.ts';
import { freeUnit, seenWithAnother, type Fixture } from './fixture-ids.ts';
import { statusRows } from './rows-of-statuses.ts';
import { cookieOf } from './fixture-links.ts';

/** Calls about the client of a session. */
const guestRows: Record<keyof typeof favouriteCalls, Row> = {
  createFavourite: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client }, fixture) => ({ body: { client_id: client, property_id: freeUnit(fixture) } }),
    notPeople: ['property_id', 'project_id'],
  },
  changeFavourite: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client }, fixture) => ({ body: { client_id: client, property_id: freeUnit(fixture), action: 'add' } }),
    notPeople: ['property_id'],
    leavesTrace: true,
    cases: [
      {
        name: 'the removal of what only another client has marked',
        input: ({ units }) => ({ body: { property_id: units[clientRelations.indexOf('foreign')], action: 'delete' } }),
        unknown: (fixture) => ({ body: { property_id: freeUnit(fixture), action: 'delete' } }),
        expect: forAll('hidden'),
      },
    ],
  },
  deleteFavourites: {
    callers: ['client', 'sales'],
    slots: { favourite: guestSlot('favourite') },
    input: ({ favourite }) => ({ body: { ids: [favourite] } }),
    // It succeeds, and is recorded, whether or not there were any.
    leavesTrace: true,
  },
  deleteFavourite: {
    callers: ['client', 'sales'],
    slots: { favourite: guestSlot('favourite') },
    input: ({ favourite }) => ({ path: { id: favourite } }),
  },
  shareProperties: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client }, fixture) => ({ body: { client_id: client, properties: [freeUnit(fixture)] } }),
    notPeople: ['project_id', 'properties'],
  },
};

const presentationRows: Record<keyof typeof presentationCalls, Row> = {
  createPresentation: {
    callers: ['client', 'sales'],
    slots: { user: ignoredSlot('user'), client: ignoredSlot('client') },
    input: ({ user: user_id, client }) => ({ body: { user_id, client_id: client } }),
    notPeople: ['project_id'],
    isRead: true,
  },
  terminatePresentation: {
    callers: ['client', 'sales'],
    slots: { presentation: { kind: 'presentation', expect: mayEnd } },
    input: ({ presentation }) => ({ path: { id: presentation } }),
  },
  sendPresentationMail: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client }) => ({ body: { client_id: client } }),
  },
  touchSession: { callers: ['visitor'] },
};

/** The unassigned client was led by the foreign user. */
function mayEnd(person: Person, relation: Relation): Outcome {
  return reaches(person, relation === 'nobody' ? 'foreign' : relation) ? 'seen' : 'hidden';
}

const viewRows: Record<keyof typeof propertyViewCalls, Row> = {
  listViewsOfClient: {
    callers: ['sales'],
    slots: { client: { kind: 'client' } },
    input: ({ client }) => ({ path: { id: client } }),
    shownBy: 'units',
    clients: theNamed,
  },
  findView: {
    callers: ['client', 'sales'],
    slots: { user: ignoredSlot('user'), client: guestSlot('client') },
    input: ({ user: user_id, client }, { units }) => ({ body: { user_id, client_id: client, property_id: units[0] } }),
    cases: [
      { name: 'a view of another client', unit: (fixture: Fixture) => fixture.units[clientRelations.indexOf('other')] },
      { name: 'a view with another seller', unit: seenWithAnother },
    ].map(({ name, unit }) => ({
      name,
      input: (fixture) => ({ body: { property_id: unit(fixture) } }),
      unknown: (fixture) => ({ body: { property_id: freeUnit(fixture) } }),
      expect: forAll('hidden'),
    })),
    notPeople: ['property_id'],
    shownBy: 'units',
    clients: (_person, relation) => (relation === 'own' ? ['own'] : []),
    isRead: true,
  },
  createView: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client }, fixture) => ({ body: { client_id: client, property_id: freeUnit(fixture) } }),
    notPeople: ['property_id', 'user_id'],
  },
  updateView: {
    callers: ['client', 'sales'],
    slots: { view: guestSlot('view') },
    input: ({ view }) => ({ path: { id: view }, body: { view_count: 9 } }),
  },
};

const actionRows: Record<keyof typeof propertyActionCalls, Row> = {
  listActions: {
    callers: ['sales'],
    slots: { taken: { kind: 'taken' } },
    input: ({ taken }) => ({ query: taken === undefined ? {} : { property_id: taken } }),
    clients: (person, relation) =>
      relation === undefined ? allInReach(person).filter((one) => one !== 'nobody') : [relation as 'own'],
  },
  listLatestSales: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    clients: (person, relation) => {
      const sold = soldFor(person, relation);
      // The caller's sale to a foreign client is shown only to people who see everybody.
      return sold.includes('foreign') || !sold.includes('own') || !reaches(person, 'foreign')
        ? sold
        : [...sold, 'foreign'];
    },
  },
  countRevenueByMonth: {
    callers: ['manager'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    shownBy: 'months',
    clients: soldFor,
  },
  listActionsOfClient: {
    callers: ['sales'],
    slots: { client: { kind: 'client' } },
    input: ({ client }) => ({ path: { id: client } }),
    clients: (_person, relation) => (relation === 'nobody' ? [] : [relation as 'own']),
    users: (person, relation) =>
      // The caller also sold to the foreign client.
      usersInReach(person).filter(
        (one) => one === (relation === 'other' ? 'own' : relation) || (relation === 'foreign' && one === 'own'),
      ),
  },
  confirmAction: {
    callers: ['sales'],
    slots: {
      client: {
        kind: 'client',
        expect: (person, relation) => (people[person].hasClient ? undefined : confirms(person, relation)),
      },
    },
    input: ({ client }, fixture) => ({ body: { client_id: client, property_id: unitOf(fixture, client) } }),
    notPeople: ['user_id', 'property_id', 'presentation_id', 'project_id'],
    clients: theNamed,
    isRead: true,
    cases: clientRelations
      .filter((relation) => relation !== 'nobody')
      .map((relation) => ({
        name: `the unit of the ${relation} client`,
        input: ({ ids }) => ({ body: { property_id: ids.taken[relation] } }),
        expect: Object.fromEntries(
          (['sales_rep', 'presenter', 'broker', 'sales_manager', 'general_manager', 'admin'] as const).map((person) => [
            person,
            (person === 'presenter' ? relation === 'own' : reaches(person, relation)) ? 'seen' : 'hidden',
          ]),
        ),
      })),
  },
  deleteAction: {
    callers: ['sales'],
    slots: {
      taken: {
        kind: 'taken',
        // Presenters end only actions of their client.
        expect: (person, relation) =>
          person === 'presenter' && relation === 'other' ? undefined : reaches(person, relation) ? 'seen' : 'hidden',
      },
    },
    input: ({ taken }) => ({ path: { id: taken } }),
    cases: [
      {
        name: 'the action of a client in the session who is not in reach',
        headers: () => cookieOf('stranger'),
        input: ({ ids }) => ({ path: { id: ids.taken.foreign } }),
        expect: forAll('seen'),
      },
    ],
  },
};

/** The unit that is reserved for a client. */
function unitOf({ ids }: Fixture, client: number | undefined): number | undefined {
  const relation = clientRelations.find((one) => ids.client[one] === client) ?? 'own';
  return ids.taken[relation] ?? ids.taken.own;
}

/** Nothing was reserved for the unassigned client. */
const confirms = (person: Person, relation: Relation): Outcome | undefined =>
  relation === 'nobody' ? undefined : reaches(person, relation) ? 'seen' : 'hidden';

const figureRows: Record<keyof typeof figureCalls, Row> = {
  listDemand: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    shownBy: 'units',
    clients: countedFor,
  },
  countFunnel: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    shownBy: 'ranges',
    clients: countedFor,
  },
  measureResponse: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: userQuery,
    shownBy: 'ranges',
    clients: countedFor,
  },
};

export const rowsOfSales = {
  ...guestRows,
  ...presentationRows,
  ...viewRows,
  ...actionRows,
  ...statusRows,
  ...figureRows,
};
