import { closestName } from '../mistakes/suggest.ts';

/** The IANA time zone that a name probably means: a misspelt one, or one without its continent. */
export function closestTimeZone(given: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const wanted = cityOf(given.trim().replaceAll(' ', '_'));
  const city = closestName(wanted, zones.map(cityOf));
  const ofCity = zones.filter((zone) => cityOf(zone) === city);
  return closestName(given, ofCity) ?? ofCity[0] ?? closestName(given, zones);
}
