/** The kinds of streets, widest first. Graph files store a kind as its index: add new ones at the end only. */
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
 * Who may use an edge of the graph, as bits: on foot in both directions, by car from its first end to its second, and
 * back. The last two are set by `markAccessible`: whether a route on foot or by car may begin or end on the edge.
 */
export const access = { walk: 1, driveOn: 2, driveBack: 4, beginsWalk: 8, beginsDrive: 16 } as const;

/** The default access of a kind of street. */
export function accessOf(kind: StreetKind): number {
  if (kind === 'motorway') return access.driveOn | access.driveBack;
  if (kind === 'path' || kind === 'steps') return access.walk;
  return access.walk | access.driveOn | access.driveBack;
}
