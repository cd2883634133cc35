import type { Catalogue } from '#server/catalogue/build-catalogue.ts';

type Shown = Pick<Catalogue, 'settings' | 'units' | 'withdrawn' | 'values'>;

/**
 * Whether a path (without its query) is the address of a unit, building, floor, gallery or legal page that does not exist. Only sales
 * users see withdrawn units. Without a project nothing counts as absent.
 */
export function isAbsentPage(path: string, { settings, units, withdrawn, values }: Shown, isSeller: boolean): boolean {
  const [kind, name = '', floor, level] = path.split('/').slice(1);
  if (settings === undefined) return false;
  if (kind === 'property-view') return !(units.has(Number(name)) || (isSeller && withdrawn.has(Number(name))));
  if (kind === 'gallery') return name !== 'all' && !values.galleries.some(({ slug }) => slug === decode(name));
  if (kind === 'legal') return name !== 'storage' && !settings.legal.some(({ page }) => page === name);
  if (kind !== 'building') return false;
  const building = values.buildings.find(({ id }) => String(id) === name);
  if (building === undefined) return true;
  return floor === 'floor' && !building.plans.some((plan) => String(plan.level) === level);
}

/** Where an address leads that people type although no page has it; undefined for all others. */
export function likelyPage(path: string): string | undefined {
  return { '/search': '/list-view', '/gallery': '/gallery/all' }[path.replace(/(?<=.)\/$/, '')];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
