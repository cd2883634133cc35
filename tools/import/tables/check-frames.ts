import type { Text } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { checkFrameAddress, type FrameAddressError } from '#domain/frames/frame-address.ts';
import { panoramaAddress, type PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { Row } from './row.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { suggest } from '../mistakes/suggest.ts';
import { embedAddress } from './embed-address.ts';

/** A link to a page that is shown in a frame, and its place in the package. */
type FramedLink = { link: string; column: string; place: Place };

/** The panoramas by slug, which units and apartment types can refer to. */
export type KnownPanoramas = ReadonlyMap<string, { place: PanoramaPlace | null }>;

/** Why an address may not be framed, to complete a sentence such as "…, which is not a web address". */
const refusalReasons: Record<FrameAddressError, Text> = {
  not_an_address: detailText('frameNotAddress'),
  not_https: detailText('frameNotHttps'),
  credentials: detailText('frameCredentials'),
  port: detailText('framePort'),
  internal: detailText('framePrivate'),
  host: detailText('frameHost'),
};

/** Whether the page of a link may be framed; reported if it may not, and if its site is known not to let it. */
export function checkFrame({ link, column, place }: FramedLink, settings: Settings | null, report: Report): boolean {
  const refusal = checkFrameAddress(link, settings?.frameHosts ?? undefined);
  if (refusal !== null)
    report.mistake(refusal === 'host' ? 'frame_host' : 'frame_address', place, {
      column,
      value: link,
      reason: refusalReasons[refusal],
    });
  const embed = refusal === null ? embedAddress(link) : undefined;
  if (embed !== undefined) report.warning('frame_refused', place, { column, value: link, embed });
  return refusal === null;
}

/** A name such as `www.tour.example`: an address without its beginning. */
const hostName = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * Reads the 360° view of a unit or apartment type: the slug of a panorama, or a link to a page that may be framed. A
 * value with neither a colon nor a slash is taken as a slug, which no panorama has; unless the panoramas are not all
 * known (null).
 */
export function read360(
  row: Row,
  panoramas: KnownPanoramas | null,
  settings: Settings | null,
  report: Report,
): string | null {
  const given = row.optional('link_360', 2000);
  if (given === null) return null;
  const panorama = panoramas?.get(given);
  if (panorama !== undefined) return panoramaAddress(given, panorama.place);
  if (hostName.test(given)) return row.mistake('link_format', 'link_360', given);
  const isSlug = !/[:/]/.test(given);
  if (isSlug && panoramas === null) return null;
  if (isSlug)
    return row.mistake('panorama_unknown', 'link_360', given, { hint: suggest(given, panoramas?.keys() ?? []) });
  const link = row.link('link_360');
  return link !== null && checkFrame({ link, column: 'link_360', place: row.place }, settings, report) ? link : null;
}
