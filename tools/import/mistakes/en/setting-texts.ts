import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in `development.json` and other JSON files. */
export const settingTexts = {
  json_unreadable: {
    what: 'The file is not JSON: {reason}',
    todo: 'Correct that line',
  },
  json_duplicate: { what: '{path} is set twice', todo: 'Keep one of them' },
  setting_invalid: { what: '{path}: {reason}', todo: 'Correct the value; docs/authoring.md lists every setting' },
  settings_unwrapped: {
    what: '"settings" is missing around {names}',
    todo: 'Write { "settings": { … }, "texts": { … } }, with all settings in the first part',
  },
  texts_by_key: {
    what: 'The texts are arranged by their keys, such as {key}, and then by language',
    todo: 'Arrange them by language first: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: '{path} is not known', todo: 'Remove it or correct its name{hint}' },
  setting_needs_film: {
    what: '{path} is on, but settings.introVideo names no film',
    todo: 'Name one, or switch it off',
  },
  setting_needs_address: { what: '{path} is missing', todo: 'Add the address, or switch off what shows it' },
  setting_needs_key: { what: '{path} is missing', todo: 'Add the key for browsers, or choose another map' },
  setting_not_web: {
    what: '{path} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://, or with one / for a page of this site',
  },
  setting_not_https: {
    what: '{path} is "{value}", and a page with https loads nothing that begins with http://',
    todo: 'Begin it with https://, or with one / for a page of this site',
  },
  setting_not_address: {
    what: '{path} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://',
  },
  setting_not_framed: {
    what: '{path} is "{value}", which cannot be shown in a frame',
    todo: 'Name a page of a public site: https, a name, no port',
  },
  setting_frame_host: {
    what: '{path} is "{value}", of a host that settings.frameHosts does not list',
    todo: 'Add its host to settings.frameHosts, or correct the link',
  },
  setting_not_email: { what: '{path} is "{value}", which is not an email address', todo: 'Correct the address' },
  setting_needs_way: {
    what: 'settings.contact names nobody who can be reached',
    todo: 'Add phone, email or whatsApp to it, or remove all of it',
  },
  setting_zoom_order: {
    what: '{path} is {value}, which is above the initial zoom of the map',
    todo: 'Set it to at most settings.map.zoom',
  },
  setting_step_wide: {
    what: 'settings.priceFilter.step is {value}, more than lies between the lowest and the highest price',
    todo: 'Set it to a part of that range, such as a hundredth',
  },
  setting_other_sign: {
    what: '{path} is {value}, the sign of another currency than settings.currency',
    todo: 'Write the sign or the code of settings.currency',
  },
  setting_needs_rate: { what: 'settings.secondCurrency has no rate', todo: 'Add rate and asOf, or remove it' },
  setting_needs_day: {
    what: 'settings.secondCurrency does not say of which day its rate is',
    todo: 'Add the day: "asOf": "2026-11-24"',
  },
  setting_future_day: {
    what: 'settings.secondCurrency.asOf is {value}, a day in the future',
    todo: 'Write the day of which the rate is',
  },
  setting_same_currency: { what: '{path} is {value}, like settings.currency', todo: 'Name another, or remove it' },
  map_centre_missing: {
    what: 'settings.map is missing, so that the map would be of another city than the places',
    todo: 'Add map with its centre: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'settings.map.centre, latitude {lat} and longitude {lng}, is far from all places; exchanged, it would be among them',
    todo: 'Exchange lat and lng there or, if they are right, those of all places',
  },
  text_too_long: { what: 'The text {key} has {count} characters; the maximum is {max}', todo: 'Shorten it' },
  text_unknown: { what: 'No screen shows a text {key}', todo: 'Correct the key{hint}' },
} as const satisfies Record<string, MistakeText>;
