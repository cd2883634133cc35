import { rm } from 'node:fs/promises';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in settings and texts. */
export const plantedInSettings: PlantedMistake[] = [
  {
    name: 'text key with a typing error',
    code: 'text_unknown',
    file: 'development.json',
    plant: (built) =>
      built.change('development.json', (text) => text.replaceAll('"greeting":', '"intro_txet": "?", "greeting":')),
  },
  {
    name: 'text of 200,000 letters',
    code: 'text_too_long',
    file: 'development.json',
    plant: (built) =>
      built.change('development.json', (text) => text.replace('"greeting": "Welcome', `$&${'e'.repeat(200_000)}`)),
  },
  {
    name: 'map without a centre',
    code: 'map_centre_missing',
    file: 'development.json',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace(/"map": \{[^}]*\}\s*\},\s*/, '')),
  },
  {
    name: 'map whose centre has latitude and longitude exchanged',
    code: 'map_centre_swapped',
    file: 'development.json',
    line: 4,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace('"lat": 38.42', '"lat": 27.13').replace('"lng": 27.13', '"lng": 38.42'),
      ),
  },
  {
    name: 'setting unknown',
    code: 'setting_unknown',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) => text.replace('"frames": 2', '"frames": 2,\n    "showPrice": true')),
  },
  {
    name: 'setting of the wrong type',
    code: 'setting_invalid',
    file: 'development.json',
    line: 14,
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames": 2', '"frames": "two"')),
  },
  {
    name: 'project number that the database cannot hold',
    code: 'setting_invalid',
    file: 'development.json',
    line: 10,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) => text.replace(/"projectId": \d+/, '"projectId": 99999999999')),
  },
  added(
    'settings that violate further rules',
    'setting_invalid',
    '"frameHosts": ["localhost"], "priceFilter": { "step": 1, "minimum": 9, "maximum": 5 }, "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "hosts": ["tiles.example"] }',
  ),
  {
    name: 'invalid silhouette and folder',
    code: 'rotator_invalid',
    file: 'rotator/rotator.json',
    alone: true,
    plant: (built) =>
      built.change('rotator/rotator.json', (text) =>
        text
          .replace(/"silhouettes": \[\s*"[^"]*"/, '"silhouettes": ["812,300"')
          .replace('"folder": "building0"', '"folder": "../building0"'),
      ),
  },
  added(
    'Google map without a key',
    'setting_needs_key',
    '"map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "google" }',
  ),
  added(
    'MapLibre map without a style',
    'setting_needs_address',
    '"map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre" }',
  ),
  added(
    'map that starts below its minimum zoom',
    'setting_zoom_order',
    '"map": { "centre": { "lat": 38.4, "lng": 27.1 }, "zoom": 9, "minZoom": 12 }',
  ),
  added('name in a language that does not exist', 'setting_unknown', '"projectNames": { "gr": "Ήλιος" }'),
  added('blank name in a language', 'setting_invalid', '"projectNames": { "el": " \\t " }'),
  added('name of 81 letters in a language', 'setting_invalid', `"projectNames": { "el": "${'ή'.repeat(81)}" }`),
  added('name in two lines', 'setting_invalid', '"projectNames": { "el": "Σπίτια\\nΉλιου" }'),
  added(
    'name of the sales team in a language that does not exist',
    'setting_unknown',
    '"contact": { "email": "sales@example.com", "names": { "gr": "Ομάδα" } }',
  ),
  added('sign of another currency', 'setting_other_sign', '"currency": "AED", "currencyUnit": "€"'),
  added(
    'second currency without a rate',
    'setting_needs_rate',
    '"secondCurrency": { "currency": "USD", "asOf": "2026-11-24" }',
  ),
  added('code of another currency', 'setting_other_sign', '"currency": "EUR", "currencyUnit": "CHF"'),
  added(
    'rate of a day to come',
    'setting_future_day',
    '"secondCurrency": { "currency": "USD", "rate": 1.17, "asOf": "2999-01-01" }',
  ),
  added('second currency without a day', 'setting_needs_day', '"secondCurrency": { "currency": "USD", "rate": 1.17 }'),
  added(
    'second currency that is the first',
    'setting_same_currency',
    '"currency": "EUR", "secondCurrency": { "currency": "EUR", "rate": 1, "asOf": "2026-11-24" }',
  ),
  added('time zone that does not exist', 'setting_invalid', '"timeZone": "Europe/Piraeus"'),
  added('currency that does not exist', 'setting_invalid', '"currency": "EURO"'),
  added('relabelled areas', 'setting_invalid', '"areaUnit": "ft2"'),
  added('contact that cannot be reached', 'setting_needs_way', '"contact": { "name": "Sales pavilion" }'),
  added(
    'WhatsApp number without its country',
    'setting_invalid',
    '"contact": { "phone": "0212 555 01 00", "whatsApp": "0555 111 22 33" }',
  ),
  added(
    'missing picture of the contact',
    'picture_missing',
    '"contact": { "phone": "1234", "picture": "nobody.webp" }',
  ),
  added(
    'style with an unsupported URL scheme',
    'setting_not_web',
    '"map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre", "styleUrl": "pmtiles://tiles.example/city" }',
  ),
  added(
    'style without encryption',
    'setting_not_https',
    '"map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre", "styleUrl": "http://tiles.example/style.json" }',
  ),
  added(
    'directions engine on this site',
    'setting_not_address',
    '"directions": { "provider": "osrm", "url": "/engine" }',
  ),
  added(
    'tour on an unlisted host',
    'setting_frame_host',
    '"external360Url": "https://tour.example/one", "frameHosts": ["other.example"]',
  ),
  added(
    'sign of the dollar for a currency without dollars',
    'setting_other_sign',
    '"currency": "EUR", "currencyUnit": "$"',
  ),
  added(
    'step of the price filter above its range',
    'setting_step_wide',
    '"priceFilter": { "step": 90000000, "minimum": 10000000, "maximum": 20000000 }',
  ),
  {
    name: 'setting beside the settings',
    code: 'setting_unknown',
    file: 'development.json',
    says: 'it belongs in settings',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"texts"', '"currency": "EUR", "texts"')),
  },
  {
    name: 'JSON with a comment',
    code: 'json_unreadable',
    file: 'development.json',
    line: 14,
    says: 'no comments',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames"', '// 60 later\n    "frames"')),
  },
  {
    name: 'JSON with single quotes',
    code: 'json_unreadable',
    file: 'development.json',
    says: 'straight double quotes',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"Welcome"', "'Welcome'")),
  },
  {
    name: 'JSON with quotes of a text processor',
    code: 'json_unreadable',
    file: 'development.json',
    line: 14,
    says: 'straight double quotes',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames"', '“frames”')),
  },
  {
    name: 'JSON broken',
    code: 'json_unreadable',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames": 2', '"frames": 2,')),
  },
  {
    name: 'settings missing',
    code: 'file_missing',
    file: 'development.json',
    alone: true,
    plant: (built) => rm(built.path('development.json')),
  },
];

/** A mistake in settings that are added after `frames`, on line 15. */
function added(name: string, code: MistakeCode, settings: string): PlantedMistake {
  const plant: PlantedMistake['plant'] = (built) =>
    built.change('development.json', (text) => text.replace('"frames": 2', `"frames": 2,\n    ${settings}`));
  return { name, code, file: 'development.json', line: 15, alone: true, plant };
}
