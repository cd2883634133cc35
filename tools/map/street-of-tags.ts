import { access, accessOf, streetKinds, type StreetKind } from '#domain/routes/street-kinds.ts';

const otherKinds: Record<string, StreetKind> = {
  unclassified: 'residential',
  living_street: 'residential',
  road: 'residential',
  pedestrian: 'path',
  footway: 'path',
  cycleway: 'path',
  track: 'path',
  bridleway: 'path',
  platform: 'path',
};
const closed = new Set(['no', 'private', 'use_sidepath', 'discouraged']);
const open = new Set(['yes', 'designated', 'permissive', 'official', 'destination', 'customers', 'delivery']);

/**
 * The kind and access of the street that OpenStreetMap tags describe; undefined if it is not a street, or closed to
 * everybody.
 */
export function streetOfTags(tags: ReadonlyMap<string, string>): { kind: StreetKind; access: number } | undefined {
  const highway = (tags.get('highway') ?? '').replace(/_link$/, '');
  const kind = streetKinds.find((name) => name === highway) ?? otherKinds[highway];
  if (kind === undefined) return undefined;
  const allowed = (mayWalk(tags, kind) ? access.walk : 0) | driveDirections(tags, kind);
  return allowed === 0 ? undefined : { kind, access: allowed };
}

/**
 * Whether access is allowed by the first of `keys` that has a tag; they are ordered from specific to general.
 * `otherwise` if none has.
 */
function isAllowed(tags: ReadonlyMap<string, string>, keys: readonly string[], otherwise: boolean): boolean {
  for (const key of keys) {
    const value = tags.get(key) ?? '';
    if (closed.has(value)) return false;
    if (open.has(value)) return true;
  }
  return otherwise;
}

function mayWalk(tags: ReadonlyMap<string, string>, kind: StreetKind): boolean {
  return isAllowed(tags, ['foot', 'access'], (accessOf(kind) & access.walk) !== 0 && tags.get('motorroad') !== 'yes');
}

function driveDirections(tags: ReadonlyMap<string, string>, kind: StreetKind): number {
  const usual = (accessOf(kind) & access.driveOn) !== 0;
  // `access` on a path does not refer to cars.
  if (!isAllowed(tags, ['motorcar', 'motor_vehicle', 'vehicle', ...(usual ? ['access'] : [])], usual)) return 0;
  const oneway = tags.get('oneway') ?? '';
  if (oneway === '-1' || oneway === 'reverse') return access.driveBack;
  const isOneWay =
    ['yes', '1', 'true'].includes(oneway) ||
    (oneway !== 'no' && (kind === 'motorway' || ['roundabout', 'circular'].includes(tags.get('junction') ?? '')));
  return isOneWay ? access.driveOn : access.driveOn | access.driveBack;
}
