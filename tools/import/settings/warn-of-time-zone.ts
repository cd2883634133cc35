import { timeZoneAt } from '../../time-zone-at.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadSettings } from './read-settings.ts';

/**
 * Warns of a time zone whose clocks show another time than those at the centre of the map, in winter or in summer,
 * unless that centre was reported to be elsewhere.
 */
export function warnOfTimeZone({ settings, stated, faulty, placeOf }: ReadSettings, report: Report): void {
  if (!['timeZone', 'map'].every((name) => stated.has(name) && !faulty.has(name)) || isCentreSwapped(report)) return;
  const {
    timeZone,
    map: { centre },
  } = settings;
  const usual = timeZoneAt(centre.lat, centre.lng);
  if (usual === undefined) return;
  const year = new Date().getUTCFullYear();
  const differs = [0, 6].some((month) => {
    const instant = new Date(Date.UTC(year, month, 15));
    return clockIn(timeZone, instant) !== clockIn(usual, instant);
  });
  if (differs) report.warning('time_zone_elsewhere', placeOf(['settings', 'timeZone']), { value: timeZone, usual });
}

const clockIn = (timeZone: string, instant: Date) =>
  instant.toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Whether latitude and longitude of the centre of the map were reported to be exchanged. */
export const isCentreSwapped = ({ mistakes }: Report): boolean =>
  mistakes.some(({ code }) => code === 'map_centre_swapped');
