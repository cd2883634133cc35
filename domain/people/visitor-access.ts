/**
 * How far somebody who has not logged in may look: the home view only, or everything but Location, Gallery, Search and
 * prices.
 */
export const visitorAccesses = ['home', 'browse'] as const;
export type VisitorAccess = (typeof visitorAccesses)[number];

/** What of a unit may be told: all, all but its price, or only what the home view needs. */
export type UnitView = 'full' | 'withoutPrice' | 'home';

/** Who is looking: anybody logged in sees all; a visitor as far as the project's setting lets him. */
export function unitViewFor(isLoggedIn: boolean, visitorAccess: VisitorAccess): UnitView {
  if (isLoggedIn) return 'full';
  return visitorAccess === 'browse' ? 'withoutPrice' : 'home';
}

/** The areas of the product that a visitor may be kept from. */
export const areas = [
  'home',
  'building',
  'floor',
  'unit',
  'list',
  'favourites',
  'location',
  'gallery',
  'search',
  'panorama',
  'brochure',
] as const;
export type Area = (typeof areas)[number];

const closedToBrowsers: readonly Area[] = ['location', 'gallery', 'search'];

/** Whether somebody may enter an area; a visitor who may not is sent to registration. */
export function mayEnter(area: Area, isLoggedIn: boolean, visitorAccess: VisitorAccess): boolean {
  if (isLoggedIn || area === 'home') return true;
  return visitorAccess === 'browse' && !closedToBrowsers.includes(area);
}
