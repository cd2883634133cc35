import { clientCalls } from '#contract/calls/clients.ts';
import { leadCalls } from '#contract/calls/leads.ts';
import { clientMark } from './marks.ts';
import { clientRelations, reaches, type Person, type Relation } from './people.ts';
import {
  allInReach,
  clientsOf,
  countedFor,
  forAll,
  ignoredSlot,
  theNamed,
  holderOfAddress,
  type Outcome,
  type Row,
  type Slot,
} from './row.ts';
import { consentRows } from './rows-of-consents.ts';
import { ownPageRows, viewingRows } from './rows-of-viewings.ts';
import { absentId, noteOfAnother } from './fixture-ids.ts';
import { typedCodes } from './fixture-links.ts';

const project_id = 7;
const client: Slot = { kind: 'client' };

/** A filter of a list: users without clients, and those out of reach, have none. */
const filterOutcome = (person: Person, relation: Relation): Outcome =>
  reaches(person, relation) && relation !== 'equal' ? 'seen' : 'hidden';

/** Sellers see unassigned clients as well as those in reach. */
const seesOrWaits = (person: Person, relation: Relation): Outcome =>
  reaches(person, relation) || (relation === 'nobody' && person !== 'client') ? 'seen' : 'hidden';

/** Calls that only the holder of a mailed secret may make: for the caller's own link, not with somebody else's id. */
const bySecret = (kind: Slot['kind']): Slot => ({
  kind,
  expect: (_person, relation) => (relation === 'own' ? 'seen' : 'hidden'),
});

const registration = {
  password: 'long enough 1',
  first_name: 'Fresh',
  last_name: 'Fresh',
  project_id,
};

/** Calls about clients. */
const clientRows: Record<keyof typeof clientCalls, Row> = {
  listClients: {
    callers: ['sales'],
    slots: { user: { kind: 'user', expect: filterOutcome } },
    input: ({ user }) => ({ query: user === undefined ? {} : { user_id: user } }),
    clients: (person, relation) => (relation === undefined ? allInReach(person) : clientsOf(person, relation)),
    notPeople: ['lead_status_id', 'lead_source_id'],
  },
  getClient: {
    callers: ['client', 'sales'],
    slots: { client: { kind: 'client', expect: seesOrWaits } },
    input: ({ client: id }) => ({ path: { id } }),
    clients: theNamed,
  },
  listClientsOfUser: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({ path: { id: user } }),
    clients: clientsOf,
  },
  listPopularClients: {
    callers: ['sales'],
    slots: { user: { kind: 'user' }, team: { kind: 'user' } },
    input: ({ user, team }, _fixture, varied) =>
      varied === 'team' ? { path: { id: team }, query: { below: 1 } } : { path: { id: user } },
    clients: (person, relation, varied) => (varied === 'team' ? countedFor : clientsOf)(person, relation),
  },
  exportClient: {
    callers: ['client', 'sales'],
    slots: { client },
    input: ({ client: id }) => ({ path: { id } }),
    clients: theNamed,
  },
  checkClientEmail: {
    callers: ['visitor'],
    slots: { user: ignoredSlot('user') },
    input: ({ user }) => ({ body: { email: 'fresh@x.example', user_id: user } }),
    isRead: true,
    cases: clientRelations.map((relation) => ({
      name: `the address of the ${relation} client`,
      input: () => ({ body: { email: `${clientMark(relation)}@x.example` } }),
      expect: { ...holderOfAddress(relation), visitor: 'refused', client: 'refused' },
    })),
  },
  createClient: {
    callers: ['visitor', 'sales'],
    by: ['sales_rep', 'presenter', 'broker', 'sales_manager', 'general_manager', 'admin'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({
      body: { ...registration, email: `fresh-${user}@x.example`, user_id: user },
    }),
    notPeople: ['lead_status_id', 'lead_source_id', 'project_id'],
    cases: clientRelations.map((relation) => ({
      name: `the address of the ${relation} client`,
      input: () => ({ body: { ...registration, email: `${clientMark(relation)}@x.example` } }),
      expect: holderOfAddress(relation),
    })),
  },
  verifyClient: {
    callers: ['visitor'],
    by: ['visitor', 'sales_rep'],
    slots: { client: bySecret('client') },
    input: ({ client: id }, { secrets }) => ({ body: { id, code: secrets.code } }),
    clients: theNamed,
    users: () => ['own'],
    cases: (['here', 'there'] as const).map((browser) => ({
      name: `a foreign client by the code that was typed ${browser}`,
      input: ({ ids }) => ({ body: { id: ids.client.foreign, code: typedCodes[browser].typed } }),
      unknown: () => ({ body: { id: absentId, code: typedCodes[browser].typed } }),
      expect: forAll('hidden'),
    })),
  },
  checkVerification: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { client: bySecret('client') },
    input: ({ client: id }) => ({ body: { id } }),
    isRead: true,
  },
  resendClientCode: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { client: { kind: 'client', expect: () => 'hidden' } },
    input: ({ client: id }) => ({ body: { id, project_id } }),
    notPeople: ['project_id'],
  },
  forgotClientPassword: { callers: ['visitor'] },
  checkClientResetToken: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { client: bySecret('client') },
    input: ({ client: id }, { secrets }) => ({ body: { id, token: secrets.reset } }),
    isRead: true,
  },
  resetClientPassword: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { client: bySecret('client') },
    input: ({ client: id }, { secrets }) => ({ body: { id, token: secrets.reset, password: 'long enough 1' } }),
  },
  updateClientNote: {
    callers: ['sales'],
    slots: { client },
    input: ({ client: id }) => ({ path: { id }, body: { note: 'Noted' } }),
    clients: theNamed,
  },
  updateClient: {
    callers: ['sales'],
    slots: { client },
    input: ({ client: id }) => ({ path: { id }, body: { first_name: 'Other' } }),
    notPeople: ['lead_status_id', 'lead_source_id'],
    clients: theNamed,
    cases: [{ can_self_login: false }, { email: 'elsewhere@x.example' }].map((body) => ({
      name: `what ends with ${Object.keys(body).join()}`,
      input: ({ ids }) => ({ path: { id: ids.client.own }, body }),
      expect: forAll('seen'),
    })),
  },
  assignClient: {
    callers: ['manager'],
    slots: { client: { kind: 'client', expect: seesOrWaits }, user: { kind: 'user' } },
    input: ({ client: id, user }) => ({ path: { id }, body: { user_id: user } }),
    clients: (_person, relation, varied) => [varied === 'user' ? 'own' : (relation as 'own')],
  },
  eraseClient: {
    callers: ['client', 'admin'],
    slots: {
      client: {
        kind: 'client',
        expect: (person, relation) =>
          person === 'admin' || (person === 'client' && relation === 'own') ? 'seen' : 'hidden',
      },
    },
    input: ({ client: id }) => ({ path: { id } }),
  },
};

/** Duplicates are named if they are in reach, also on the page of a client. */
const leadRows: Record<keyof typeof leadCalls, Row> = {
  listLeads: {
    callers: ['sales'],
    slots: { user: { kind: 'user', expect: filterOutcome } },
    input: ({ user }) => ({ query: user === undefined ? {} : { user_id: user } }),
    clients: (person, relation) =>
      relation === undefined
        ? clientRelations.filter((one) => seesOrWaits(person, one) === 'seen')
        : clientsOf(person, relation),
    notPeople: ['lead_status_id', 'lead_source_id'],
  },
  takeClient: {
    callers: ['sales'],
    slots: {
      client: {
        kind: 'client',
        expect: (person, relation) =>
          relation === 'nobody'
            ? 'seen'
            : !reaches(person, relation)
              ? 'hidden'
              : relation === 'below'
                ? 'told'
                : undefined,
      },
    },
    input: ({ client: id }) => ({ path: { id } }),
    clients: theNamed,
    users: () => ['own'],
    cases: [
      {
        name: 'their own client once more',
        input: ({ ids }) => ({ path: { id: ids.client.own } }),
        expect: forAll('seen'),
        isRead: true,
      },
    ],
  },
  listDuplicates: { callers: ['manager'], clients: allInReach },
  getDealings: {
    callers: ['sales'],
    slots: { client },
    input: ({ client: id }) => ({ path: { id } }),
    clients: (person, relation) => allInReach(person).filter((other) => other !== relation),
  },
  mergeClients: {
    callers: ['manager'],
    slots: {
      kept: {
        kind: 'client',
        rest: 'own',
        expect: (person, relation) =>
          relation === 'other' ? undefined : reaches(person, relation) ? 'seen' : 'hidden',
      },
      merged: {
        kind: 'client',
        rest: 'other',
        expect: (person, relation) => (relation === 'own' ? undefined : reaches(person, relation) ? 'seen' : 'hidden'),
      },
    },
    input: ({ kept, merged }) => ({ path: { id: kept }, body: { other_id: merged } }),
    // A note contains the name of the other client.
    clients: (_person, relation, varied) => [varied === 'kept' ? 'other' : 'own', relation as 'own'],
  },
  listNotes: {
    callers: ['sales'],
    slots: { client },
    input: ({ client: id }) => ({ path: { id } }),
    clients: theNamed,
  },
  createNote: {
    callers: ['sales'],
    slots: { client },
    input: ({ client: id }) => ({ body: { client_id: id, note: 'Said' } }),
  },
  deleteNote: {
    callers: ['sales'],
    slots: { note: { kind: 'note' } },
    input: ({ note }) => ({ path: { id: note } }),
    cases: [
      {
        name: 'a note of somebody else',
        input: (fixture) => ({ path: { id: noteOfAnother(fixture) } }),
        expect: {
          sales_rep: 'refused',
          presenter: 'refused',
          sales_manager: 'seen',
          general_manager: 'seen',
          admin: 'seen',
        },
      },
    ],
  },
};

export const rowsOfClients = { ...clientRows, ...consentRows, ...leadRows, ...viewingRows, ...ownPageRows };
