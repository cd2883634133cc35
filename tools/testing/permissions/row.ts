import type { Caller } from '#domain/people/actor.ts';
import {
  clientsInReach,
  everyPerson,
  reaches,
  usersInReach,
  type ClientRelation,
  type Person,
  type Relation,
  type UserRelation,
} from './people.ts';
import type { Kind } from './kinds.ts';
import type { Fixture } from './fixture-ids.ts';

/**
 * How a call about somebody is answered. `seen`: it does what was requested. `refused`: by status or by `response`.
 * `told`: refused with a hint whom to ask or where to look. `named`: refused with the name of the client in question.
 * `hidden`: answered as for an unknown id.
 */
export type Outcome = 'seen' | 'refused' | 'told' | 'named' | 'hidden';

/** The input of a call: parameters of its path, its query and its body. */
export type Input = { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };

/**
 * The row of a call in the permission matrix: who may make it, what its ids can name, and whom its answer may reveal.
 * The matrix (`check-call.ts`) makes the call as every person and lets each slot in turn name somebody in every
 * relation to that person.
 */
export type Row = {
  callers: readonly Caller[];
  /** The fields that name somebody, or something of theirs, by an id. The keys are those of `ids` in `input`. */
  slots?: Record<string, Slot>;
  /** Fields that look like ids but name nobody: units, plans, places. */
  notPeople?: readonly string[];
  /** Makes a valid input from an id for each slot; `varied` is the slot that is varied, if any. */
  input?: (ids: Record<string, number>, fixture: Fixture, varied: string | undefined) => Input;
  /** The clients in an answer: exactly these; by default nobody. */
  clients?: (person: Person, relation: Relation | undefined, varied: string | undefined) => readonly ClientRelation[];
  /** The users in an answer: exactly these; by default any in reach. */
  users?: (person: Person, relation: Relation | undefined, varied: string | undefined) => readonly UserRelation[];
  /** How clients are recognised in an answer: by their names, or by the month or unit of their dealings. */
  shownBy?: 'names' | 'months' | 'units' | 'ranges';
  /** Whether it changes nothing although it is not a GET. */
  isRead?: boolean;
  /** Whether the audit log records the call even if it concerns nothing. */
  leavesTrace?: boolean;
  /** The people as whom slots and cases are checked; by default all who may make the call. */
  by?: readonly Person[];
  /** Parts of the answer's text that exactly these people get. */
  says?: Record<string, readonly Person[]>;
  /** Finds violations in an answer that nothing else finds. */
  check?: (person: Person, fixture: Fixture, text: string) => string[];
  /** Other inputs with the outcome that each person gets. */
  cases?: readonly Case[];
};

/** A field that names something by its id. */
export type Slot = {
  kind: Kind;
  /** The relation while another slot is varied; by default the caller's own. */
  rest?: Relation;
  /** The outcome for each relation; undefined leaves it out. By default `seen` in reach, else `hidden`. */
  expect?: (person: Person, relation: Relation) => Outcome | undefined;
};

/** A separate input whose outcome depends on the caller. */
export type Case = {
  name: string;
  input: (fixture: Fixture) => Input;
  /** The same input with something that does not exist; hidden things must be answered in the same way. */
  unknown?: (fixture: Fixture) => Input;
  expect: Partial<Record<Person, Outcome>>;
  /** Headers of another session than the fixture's. */
  headers?: (fixture: Fixture) => Fixture['headers'];
  /** A table that changes if the call is permitted. */
  changes?: string;
  /** Whether a secret is used up, whatever the answer. */
  usesUp?: boolean;
  /** Whether it changes nothing, if that differs from the row's other inputs. */
  isRead?: boolean;
};

/** The same outcome for everybody. */
export const forAll = (outcome: Outcome): Case['expect'] =>
  Object.fromEntries(everyPerson.map((person) => [person, outcome]));

/** Who has an e-mail address: clients in reach and in the pool are named; for others, the answer names whom to ask. */
export const holderOfAddress = (relation: ClientRelation): Case['expect'] =>
  Object.fromEntries(
    everyPerson.map((person) => [person, reaches(person, relation) || relation === 'nobody' ? 'named' : 'told']),
  );

/** The clients in a list: everybody in reach. */
export const allInReach = (person: Person): readonly ClientRelation[] => clientsInReach(person);

/** The users in a list: everybody in reach. */
export const usersOfReach = (person: Person): readonly UserRelation[] => usersInReach(person);

/** The clients of the user in a relation, without those of users below. */
export const clientsOf = (_person: Person, relation: Relation | undefined): readonly ClientRelation[] =>
  relation === 'own' ? ['own', 'other'] : relation === 'below' ? ['below'] : relation === 'foreign' ? ['foreign'] : [];

/**
 * The clients who are counted in a figure of a user: those of the user and of users below, if the reader sees them.
 * Readers who see the whole project get all of it as their own.
 */
export function countedFor(person: Person, relation: Relation | undefined): readonly ClientRelation[] {
  if (relation === undefined) return clientsInReach(person);
  if (relation !== 'own') return clientsOf(person, relation);
  return reaches(person, 'foreign')
    ? clientsInReach(person)
    : clientsInReach(person).filter((one) => ['own', 'other', 'below'].includes(one));
}

/** The same without unassigned clients, to whom nothing was sold. */
export const soldFor = (person: Person, relation: Relation | undefined): readonly ClientRelation[] =>
  countedFor(person, relation).filter((one) => one !== 'nobody');

/** A slot that names the client of a session: data of others are not found, and sellers without a client have none. */
export const guestSlot = (kind: Kind): Slot => ({
  kind,
  expect: (person, relation) =>
    relation === 'own' && (person === 'client' || person === 'presenter') ? 'seen' : 'hidden',
});

/** A slot that the product ignores: every id gets the same answer. */
export const ignoredSlot = (kind: Kind): Slot => ({ kind, expect: () => 'hidden' });

/** The client that a slot names. */
export const theNamed = (_person: Person, relation: Relation | undefined) => [relation as ClientRelation];

/** A call that names and lists nobody. */
export const aboutNobody = (...callers: Caller[]): Row => ({ callers });

/** The query of a figure that can be limited to one user. */
export const userQuery = ({ user }: Record<string, number>): Input => ({
  query: user === undefined ? {} : { user_id: user },
});
