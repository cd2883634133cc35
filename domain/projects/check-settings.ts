import { checkFrameAddress } from '#domain/frames/frame-address.ts';
import { isOtherSign } from '#domain/money/currency-signs.ts';
import type { SecondCurrency } from '#domain/money/second-currency.ts';
import { isAddressOrPage, isWebAddress } from '#domain/navigation/links.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { isReachable, type ProjectContact } from './contact.ts';

/** The settings that depend on each other. */
export type DependentSettings = {
  currencyUnit: string;
  currency: string | null;
  secondCurrency: SecondCurrency;
  showIntroVideo: boolean;
  introVideo: string | null;
  is360External: boolean;
  external360Url: string | null;
  frameHosts: readonly string[] | null;
  dashboardUrl: string;
  botSalesRep: { email: string };
  contact: ProjectContact;
  map: {
    provider: 'embedded' | 'maplibre' | 'google';
    zoom: number;
    minZoom: number;
    styleUrl: string | null;
    key: string | null;
  };
  directions: { provider: 'embedded' | 'osrm' | 'valhalla' | 'google'; url: string | null };
};

/** What can be wrong with a setting in combination with others. */
export type SettingError =
  | 'setting_needs_film'
  | 'setting_needs_address'
  | 'setting_needs_key'
  | 'setting_not_web'
  | 'setting_not_https'
  | 'setting_not_address'
  | 'setting_not_framed'
  | 'setting_frame_host'
  | 'setting_not_email'
  | 'setting_needs_way'
  | 'setting_zoom_order'
  | 'setting_other_sign'
  | 'setting_needs_rate'
  | 'setting_needs_day'
  | 'setting_future_day'
  | 'setting_same_currency';

/**
 * Checks that the settings are consistent; each error has the path of the value to correct. Single values are checked
 * by the schema. A directions provider needs no address here: the operator may configure one, and Valhalla runs within
 * the server without one. `now` is the current time: a rate cannot be of a day that has begun nowhere yet.
 */
export function checkSettings(settings: DependentSettings, now: Date): { path: string; error: SettingError }[] {
  const { map, directions, external360Url, frameHosts, contact, currency, secondCurrency: second } = settings;
  const frameError = external360Url === null ? null : checkFrameAddress(external360Url, frameHosts ?? undefined);
  const rules: [path: string, error: SettingError, isWrong: boolean][] = [
    ['showIntroVideo', 'setting_needs_film', settings.showIntroVideo && settings.introVideo === null],
    ['external360Url', 'setting_needs_address', settings.is360External && external360Url === null],
    ['external360Url', 'setting_not_framed', frameError !== null && frameError !== 'host'],
    ['external360Url', 'setting_frame_host', frameError === 'host'],
    ['dashboardUrl', 'setting_not_web', !isAddressOrPage(settings.dashboardUrl)],
    ['botSalesRep.email', 'setting_not_email', checkEmail(settings.botSalesRep.email) !== null],
    ['contact.email', 'setting_not_email', contact.email !== null && checkEmail(contact.email) !== null],
    ['contact.phone', 'setting_needs_way', isStated(contact) && !isReachable(contact)],
    ['map.styleUrl', 'setting_needs_address', map.provider === 'maplibre' && map.styleUrl === null],
    ['map.styleUrl', 'setting_not_web', !isAddressOrPage(map.styleUrl)],
    ['map.styleUrl', 'setting_not_https', isInsecure(map.styleUrl)],
    ['map.key', 'setting_needs_key', map.provider === 'google' && !map.key],
    ['map.minZoom', 'setting_zoom_order', map.minZoom > map.zoom],
    ['directions.url', 'setting_not_address', directions.url !== null && !isWebAddress(directions.url)],
    ['currencyUnit', 'setting_other_sign', isOtherSign(settings.currencyUnit, currency)],
    ['secondCurrency.rate', 'setting_needs_rate', second.currency !== null && second.rate === 0],
    ['secondCurrency.asOf', 'setting_needs_day', second.currency !== null && second.asOf === null],
    ['secondCurrency.asOf', 'setting_future_day', second.asOf !== null && second.asOf > latestDay(now)],
    ['secondCurrency.currency', 'setting_same_currency', second.currency !== null && second.currency === currency],
  ];
  return rules.filter(([, , isWrong]) => isWrong).map(([path, error]) => ({ path, error }));
}

/** How far ahead of UTC the first time zone is, in milliseconds. */
const aheadOfUtc = 14 * 3_600_000;

/** The day that it is where days begin first, as `2026-11-24`. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);
}

function isStated({ name, names, hours, picture }: ProjectContact): boolean {
  return [name, ...Object.values(names), ...Object.values(hours), picture].some((value) => value);
}

/** Whether an address lacks encryption, so that a page with https, as in production, cannot load it. */
function isInsecure(link: string | null): boolean {
  return link !== null && isWebAddress(link) && /^http:/i.test(link);
}
