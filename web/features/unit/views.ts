import type { Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';

/** What the large area shows. */
export const views = ['images', 'plan', 'panorama', 'finance'] as const;
export type View = (typeof views)[number];

/** The pictures of a unit, else those of its type. */
export function imagesOf(unit: Property): string[] {
  return unit.images.length > 0 ? unit.images : unit.apartment_type.images;
}

/** The views that a unit has: a plan where one is drawn; 360 and finance where the project shows them (specification, section 2). */
export function viewsOf(unit: Property, settings: SettingsAnswer): View[] {
  const has: Record<View, boolean> = {
    images: true,
    plan: unit.plans.length > 0,
    panorama: settings.has360 && panoramaAddress(unit) !== undefined,
    finance: settings.showFinance && settings.showPrices && unit.price !== undefined,
  };
  return views.filter((view) => has[view]);
}

/** The address of a unit's 360 view; undefined where it has none or it is no web address. */
export function panoramaAddress(unit: Property): URL | undefined {
  if (!unit.link_360) return undefined;
  const address = URL.parse(unit.link_360, globalThis.location?.href ?? 'http://localhost');
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
