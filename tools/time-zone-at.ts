import lookUp from '@photostructure/tz-lookup';
import { isTimeZone } from '#domain/dates/time-zone.ts';

/**
 * The IANA time zone of a position in degrees; undefined at sea, where no development stands, and for zones that Node
 * does not know yet. Within some kilometres of a border it may be the zone beyond.
 */
export function timeZoneAt(lat: number, lng: number): string | undefined {
  const zone = lookUp(lat, lng);
  return zone.startsWith('Etc/') || !isTimeZone(zone) ? undefined : zone;
}
