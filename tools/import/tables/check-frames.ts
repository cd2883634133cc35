import type { Settings } from '#contract/settings.ts';
import { refuseFrame, type FrameRefusal } from '#domain/frames/frame-address.ts';
import { panoramaAddress, type PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { Row } from './row.ts';

/** A link whose page is to be shown in a frame, and where the package names it. */
export type FramedLink = { link: string; column: string; place: Place };

/** The panoramas by slug, so that a unit can name one. */
export type KnownPanoramas = ReadonlyMap<string, { place: PanoramaPlace | null }>;

/** What an address is that may not be framed, in words. */
export const refusalReasons: Record<FrameRefusal, string> = {
  not_an_address: 'not a web address',
  not_https: 'not reached by https',
  credentials: 'an address with a user name in it',
  port: 'an address with a port',
  internal: 'an address of a private network or a number instead of a name',
  host: 'of a host that settings.frameHosts does not list',
};

/** Reports a link whose page may not be framed; tells whether it may. */
export function checkFrame({ link, column, place }: FramedLink, settings: Settings | null, report: Report): boolean {
  const refusal = refuseFrame(link, settings?.frameHosts ?? undefined);
  if (refusal !== null) report.mistake(refusal === 'host' ? 'frame_host' : 'frame_address', place, { column, value: link, reason: refusalReasons[refusal] });
  return refusal === null;
}

/** The 360 view of a unit or a type: the slug of a panorama, which becomes its address, or a page that may be framed. */
export function read360(row: Row, panoramas: KnownPanoramas, settings: Settings | null, report: Report): string | null {
  const given = row.optional('link_360', 2000);
  if (given === null) return null;
  const panorama = panoramas.get(given);
  if (panorama !== undefined) return panoramaAddress(given, panorama.place);
  const link = row.link('link_360');
  return link !== null && checkFrame({ link, column: 'link_360', place: row.place }, settings, report) ? link : null;
}
