import type { Member } from '#contract/entities/people.ts';

/** A user with those below them, by name. */
export type Branch = { member: Member; below: Branch[] };

/**
 * The tree of who stands above whom. Whose parent is out of reach stands at the top; a circle, which the server never
 * makes, would be left out rather than followed.
 */
export function makeTree(people: readonly Member[]): Branch[] {
  const ids = new Set(people.map(({ user }) => user.id));
  const isTop = ({ user }: Member) => user.parent_id === null || !ids.has(user.parent_id);
  const grow = (member: Member): Branch => ({
    member,
    below: people.filter(({ user }) => user.parent_id === member.user.id).map(grow),
  });
  return people.filter(isTop).map(grow);
}

/** The ids of a user and all below them. */
export function idsUnder(people: readonly Member[], id: number): Set<number> {
  const found = new Set([id]);
  for (const under of found) for (const { user } of people) if (user.parent_id === under) found.add(user.id);
  return found;
}
