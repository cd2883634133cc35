import type { Member } from '#contract/entities/people.ts';

/** A user and the branches below them, in the order of the given list. */
export type Branch = { member: Member; below: Branch[] };

/**
 * Builds the tree of users. Users whose parent is out of reach become roots. Users in a cycle, which the server
 * prevents, are left out.
 */
export function makeTree(people: readonly Member[]): Branch[] {
  const ids = new Set(people.map(({ user }) => user.id));
  const isRoot = ({ user }: Member) => user.parent_id === null || !ids.has(user.parent_id);
  const toBranch = (member: Member): Branch => ({
    member,
    below: people.filter(({ user }) => user.parent_id === member.user.id).map(toBranch),
  });
  return people.filter(isRoot).map(toBranch);
}

/** The ids of a user and everyone below them. */
export function idsUnder(people: readonly Member[], id: number): Set<number> {
  const ids = new Set([id]);
  // Iterating over a set includes the elements added meanwhile.
  for (const parentId of ids) {
    for (const { user } of people) if (user.parent_id === parentId) ids.add(user.id);
  }
  return ids;
}
