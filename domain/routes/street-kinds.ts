/** Kinds of streets, the widest first. Graph files keep a kind as its index here: add at the end only. */
export const streetKinds = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'service',
  'path',
  'steps',
] as const;
export type StreetKind = (typeof streetKinds)[number];

/**
 * Who may go along a piece of street, as bits: on foot both ways, by car from its first end to its second, and back;
 * and, marked once the whole graph is known, whether a way on foot or by car may begin or end on it.
 */
export const access = { walk: 1, driveOn: 2, driveBack: 4, beginsWalk: 8, beginsDrive: 16 } as const;

/** What a kind of street admits where nothing else is said. */
export function accessOf(kind: StreetKind): number {
  if (kind === 'motorway') return access.driveOn | access.driveBack;
  if (kind === 'path' || kind === 'steps') return access.walk;
  return access.walk | access.driveOn | access.driveBack;
}
