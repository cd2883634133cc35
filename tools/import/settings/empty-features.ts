import { listPanoramaPages } from '#domain/projects/empty-areas.ts';
import type { Development } from '#server/features/development/development.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadSettings } from './read-settings.ts';

/**
 * Warns of features that are switched on although the package has nothing that they would show. Only for tables without
 * mistakes: what could not be read would look as if it were missing.
 */
export function warnOfEmptyFeatures(
  { settings, placeOf }: ReadSettings,
  { units, apartmentTypes, panoramas }: Pick<Development, 'units' | 'apartmentTypes' | 'panoramas'>,
  report: Report,
): void {
  const has360 = [...units, ...apartmentTypes].some(({ link_360: link }) => link !== null);
  if (settings.has360 && !has360) report.warning('has360_empty', placeOf(['settings', 'has360']));
  if (settings.hasRealShot && !listPanoramaPages(settings, panoramas).includes('realshot'))
    report.warning('real_shots_empty', placeOf(['settings', 'hasRealShot']));
}
