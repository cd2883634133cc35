import { clientRelations, type ClientRelation, type Relation, type UserRelation } from './people.ts';

/** Read once, so that a fixture and what is asked about it are of the same months. */
const now = new Date();

/** The month of everything that belongs to a client, by which figures by month reveal whose data they count. */
export function monthOf(relation: Relation): string {
  const ago = 2 + clientRelations.indexOf(relation as ClientRelation);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 10)).toISOString().slice(0, 7);
}
/** A day in that month. */
export const dayOf = (relation: Relation) => new Date(`${monthOf(relation)}-10T00:00:00Z`);

/** A string by which somebody's data is recognised wherever an answer contains it. */
export const clientMark = (relation: ClientRelation) => `zc-${relation}`;
export const userMark = (relation: UserRelation) => `zu-${relation}`;
