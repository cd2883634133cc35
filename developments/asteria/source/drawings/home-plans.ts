import { homePlan } from './home-plan.ts';
import type { Model, Point, Unit, Villa } from '../model/types.ts';

/** The plans of single homes, and which plan belongs to which home. Identical homes share a plan. */
interface HomePlans {
  files: (readonly [string, string])[];
  plansOf(home: Unit | Villa): string[];
}

export function drawHomePlans(model: Model): HomePlans {
  const slugs = new Map<string, string>();
  const files: (readonly [string, string])[] = [];
  const named = new Map<Unit | Villa, string[]>();
  const homes = [...model.apartments.levels.flatMap((level) => level.units), ...model.villas];
  for (const home of homes) {
    const key = likeness(home);
    if (!slugs.has(key)) {
      const slug = freeSlug(slugOf(home), new Set(slugs.values()));
      slugs.set(key, slug);
      sheetsOf(home).forEach((svg, i) => files.push([`pictures/types/${fileOf(slug, i)}`, svg]));
    }
    const count = 'floors' in home || home.upper ? 2 : 1;
    named.set(
      home,
      Array.from({ length: count }, (_, i) => `types/${fileOf(slugs.get(key) as string, i)}`),
    );
  }
  return { files, plansOf: (home) => named.get(home) ?? [] };
}

function fileOf(slug: string, storey: number): string {
  return storey === 0 ? `${slug}.svg` : `${slug}-upper.svg`;
}

/** The key of a plan: homes with the same rooms, side, mirroring and room areas share one. */
function likeness(home: Unit | Villa): string {
  if ('floors' in home) return home.className;
  const rooms = [...home.rooms, ...(home.upper?.rooms ?? [])].map((room) => room.area.toFixed(1)).join(' ');
  return [
    home.template,
    home.side,
    home.level === 7 || home.level === 0 ? home.level : 'typical',
    home.corner !== null,
    home.mirrored,
    home.isDuplex,
    rooms,
  ].join('|');
}

function slugOf(home: Unit | Villa): string {
  if ('floors' in home) return home.apartmentType;
  const storey = home.level === 7 ? '-top' : '';
  const name = home.isDuplex ? 'duplex' : `${home.template === 'three' ? 'corner' : home.template}${storey}`;
  const end = home.corner && home.level === 7 ? '-end' : '';
  return `${name}${end}-${home.side === 'south' ? 'sea' : 'hymettus'}${home.mirrored ? '-left' : '-right'}`;
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let i = 2; ; i++) if (!taken.has(`${slug}-${i}`)) return `${slug}-${i}`;
}

function sheetsOf(home: Unit | Villa): string[] {
  if ('floors' in home) return villaSheets(home);
  const { axis, areas } = home;
  const lower = homePlan({
    plan: home,
    outdoors: home.terrace,
    towards: axis.towards,
    width: axis.width,
    depth: axis.depth,
    netOfHome: areas.net,
  });
  if (!home.upper) return [lower];
  return [
    lower,
    homePlan({
      plan: home.upper,
      outdoors: home.upper.garden,
      towards: axis.towards,
      width: axis.width,
      depth: 5.4,
      netOfHome: areas.net,
    }),
  ];
}

function villaSheets(villa: Villa): string[] {
  const angle = (villa.rotation * Math.PI) / 180;
  const towards: Point = [Math.sin(angle), -Math.cos(angle)];
  const [lower, upper] = villa.floors;
  const size = (plan: { rooms: readonly unknown[]; polygon: readonly Point[] }): { width: number; depth: number } => {
    const [a, ,] = plan.polygon as readonly [Point];
    const local = plan.polygon.map(
      ([x, y]) =>
        [
          (x - a[0]) * Math.cos(angle) + (y - a[1]) * Math.sin(angle),
          -(x - a[0]) * Math.sin(angle) + (y - a[1]) * Math.cos(angle),
        ] as const,
    );
    const span = (i: 0 | 1): number => Math.max(...local.map((p) => p[i])) - Math.min(...local.map((p) => p[i]));
    return { width: span(0), depth: span(1) };
  };
  return [
    homePlan({ plan: lower, outdoors: villa.terrace, towards, ...size(lower), netOfHome: villa.areas.net }),
    homePlan({ plan: upper, outdoors: villa.upperTerrace, towards, ...size(upper), netOfHome: villa.areas.net }),
  ];
}
