import { required } from '../../required.ts';
import type { ClientRelation, Person, Relation } from './people.ts';
import type { Kind } from './kinds.ts';
import type { secrets } from './fixture-links.ts';

/** A caller with a session, and the ids of everything that calls can name, by relation. */
export type Fixture = {
  person: Person;
  headers: { cookie?: string };
  ids: Record<Kind, Partial<Record<Relation, number>>>;
  /** The secrets of links that are the caller's own. */
  secrets: typeof secrets;
  units: number[];
  projectId: number;
};

/** An id that nothing has. */
export const absentId = 1_999_999;

/** The id of a kind in a relation to the caller. */
export const of = (fixture: Fixture, kind: Kind, relation: Relation) =>
  required(fixture.ids[kind][relation], `${kind} ${relation}`);

/** The user whom a client is assigned to. */
export const sellerOf: Record<ClientRelation, 'own' | 'foreign' | 'below' | null> = {
  own: 'own',
  other: 'own',
  foreign: 'foreign',
  below: 'below',
  nobody: null,
};
export const sellerId = (fixture: Fixture, relation: ClientRelation) =>
  of(fixture, 'user', sellerOf[relation] ?? 'foreign');

/** A note on the caller's own client that somebody else wrote. */
export const noteOfAnother = (fixture: Fixture): number => of(fixture, 'note', 'own') + 500;
/** A unit that the caller sold to a client who is now another seller's. */
export const soldToForeign = (fixture: Fixture): number => required(fixture.units[11], 'a unit');
/** A unit that the caller's client saw with another seller. */
export const seenWithAnother = (fixture: Fixture): number => required(fixture.units[13], 'a unit');
/** A unit that only sellers see: it is no longer in the project, but its sale is not settled. */
export const withdrawnUnit = ({ units }: Pick<Fixture, 'units'>): number => required(units[19], 'a unit');
/** The issuer of the account that logs the caller in. */
export const companyIssuer = 'https://accounts.example';
/** An available unit that nobody has anything to do with. */
export const freeUnit = (fixture: Fixture): number => required(fixture.units[14], 'a unit');
