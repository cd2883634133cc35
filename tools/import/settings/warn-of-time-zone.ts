import type { Settings } from '#contract/settings.ts';
import { timeZoneAt } from '../../time-zone-at.ts';
import type { Place, Report } from '../mistakes/report.ts';

/** Warns of a time zone whose clocks show another time than those at the centre of the map, in winter or in summer. */
export function warnOfTimeZone({ timeZone, map: { centre } }: Settings, report: Report, place: Place): void {
  const usual = timeZoneAt(centre.lat, centre.lng);
  if (usual === undefined) return;
  const year = new Date().getUTCFullYear();
  const differs = [0, 6].some((month) => {
    const instant = new Date(Date.UTC(year, month, 15));
    return clockIn(timeZone, instant) !== clockIn(usual, instant);
  });
  if (differs) report.warning('time_zone_elsewhere', place, { value: timeZone, usual });
}

const clockIn = (timeZone: string, instant: Date) =>
  instant.toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
