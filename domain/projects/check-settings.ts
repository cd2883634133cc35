import { refuseFrame } from '#domain/frames/frame-address.ts';
import { isValidEmail } from '#domain/people/is-valid-email.ts';

/** The part of the settings that must fit together. */
export type FittingSettings = {
  showIntroVideo: boolean;
  introVideo: string | null;
  is360External: boolean;
  external360Url: string | null;
  frameHosts: readonly string[] | null;
  dashboardUrl: string;
  botSalesRep: { email: string };
  map: {
    provider: 'embedded' | 'maplibre' | 'google';
    zoom: number;
    minZoom: number;
    styleUrl: string | null;
    key: string | null;
  };
  directions: { provider: 'embedded' | 'osrm' | 'valhalla' | 'google'; url: string | null };
};

/** Why settings do not fit together. */
export type SettingFault =
  | 'setting_needs_film'
  | 'setting_needs_address'
  | 'setting_needs_key'
  | 'setting_not_web'
  | 'setting_not_address'
  | 'setting_not_framed'
  | 'setting_frame_host'
  | 'setting_not_email'
  | 'setting_zoom_order';

/**
 * What in settings does not fit together, by the path of the value to correct. What each value may be by itself is the
 * schema's business. An engine for directions needs no address here: the operator may name one, and Valhalla runs
 * without.
 */
export function checkSettings(settings: FittingSettings): { path: string; fault: SettingFault }[] {
  const { map, directions, external360Url, frameHosts } = settings;
  const refusal = external360Url === null ? null : refuseFrame(external360Url, frameHosts ?? undefined);
  const rules: [path: string, fault: SettingFault, isWrong: boolean][] = [
    ['showIntroVideo', 'setting_needs_film', settings.showIntroVideo && settings.introVideo === null],
    ['external360Url', 'setting_needs_address', settings.is360External && external360Url === null],
    ['external360Url', 'setting_not_framed', refusal !== null && refusal !== 'host'],
    ['external360Url', 'setting_frame_host', refusal === 'host'],
    ['dashboardUrl', 'setting_not_web', !isAddressOrPage(settings.dashboardUrl)],
    ['botSalesRep.email', 'setting_not_email', !isValidEmail(settings.botSalesRep.email)],
    ['map.styleUrl', 'setting_needs_address', map.provider === 'maplibre' && map.styleUrl === null],
    ['map.styleUrl', 'setting_not_web', !isAddressOrPage(map.styleUrl)],
    ['map.key', 'setting_needs_key', map.provider === 'google' && !map.key],
    ['map.minZoom', 'setting_zoom_order', map.minZoom > map.zoom],
    ['directions.url', 'setting_not_address', directions.url !== null && !isWebAddress(directions.url)],
  ];
  return rules.filter(([, , isWrong]) => isWrong).map(([path, fault]) => ({ path, fault }));
}

/** A web address, a page of this site that begins with one slash, or none. */
export function isAddressOrPage(link: string | null): boolean {
  return link === null || isWebAddress(link) || /^\/(?![/\\])\S*$/.test(link);
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(link);
}
