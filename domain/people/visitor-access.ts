/**
 * What visitors may see: the home view only, or everything but Location, Gallery, Search and prices.
 */
export const visitorAccesses = ['home', 'browse'] as const;
type VisitorAccess = (typeof visitorAccesses)[number];

/** Which fields of a unit are sent: all, all but its price, or only what the home view needs. */
export type UnitView = 'full' | 'withoutPrice' | 'home';

/** Logged-in users and clients get all fields; visitors what the project's setting allows. */
export function unitViewFor(isLoggedIn: boolean, visitorAccess: VisitorAccess): UnitView {
  if (isLoggedIn) return 'full';
  return visitorAccess === 'browse' ? 'withoutPrice' : 'home';
}

/** The areas of the product that can be closed to visitors. */
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

const closedToVisitors: readonly Area[] = ['location', 'gallery', 'search'];

/** Whether an area may be entered. A visitor who may not is sent to registration. */
export function mayEnter(area: Area, isLoggedIn: boolean, visitorAccess: VisitorAccess): boolean {
  if (isLoggedIn || area === 'home') return true;
  return visitorAccess === 'browse' && !closedToVisitors.includes(area);
}
