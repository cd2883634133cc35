import type { SettingError } from '#domain/projects/check-settings.ts';

/** The texts of settings that contradict each other. */
export const settingTexts = {
  setting_needs_film: 'The package names no film',
  setting_needs_address: 'An address is needed here',
  setting_needs_key: 'A key is needed here',
  setting_not_web: 'Begin with https:// or with / for a page of this site',
  setting_not_https: 'Begin with https:// or with / for a page of this site: a page with https loads nothing else',
  setting_not_address: 'Begin with https:// or http://',
  setting_not_framed: 'Name a page of a public site: https, a name, no port',
  setting_frame_host: 'frameHosts does not list the host of this page',
  setting_not_email: 'Email is not valid',
  setting_needs_way: 'Give a telephone number, an email address or a WhatsApp number',
  setting_other_sign: 'This is the sign of another currency than the one that the package names',
  setting_needs_rate: 'Give the exchange rate',
  setting_needs_day: 'Give the day of the exchange rate',
  setting_future_day: 'The day of the exchange rate lies in the future',
  setting_same_currency: 'This is the currency of the prices already',
  setting_zoom_order: 'Must not be above the zoom the map begins with',
} as const satisfies Record<SettingError, string>;

/** The texts of other errors in an edit. */
export const editTexts = {
  edit_unknown: 'There is nothing by that name',
  edit_fixed: 'This belongs to the files of the package and changes with it',
  edit_no_user: 'No active sales user has this address',
  edit_no_picture: 'The package has no picture by that name',
  edit_incomplete: 'Name every gallery once',
} as const satisfies Record<string, string>;
