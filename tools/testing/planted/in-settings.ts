import { rm } from 'node:fs/promises';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in settings and texts. */
export const plantedInSettings: PlantedMistake[] = [
  {
    name: 'text in one language',
    code: 'text_missing',
    file: 'development.json',
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace('"greeting": "Welcome"', '"greeting": "Welcome", "farewell": "Goodbye"'),
      ),
  },
  {
    name: 'setting unknown',
    code: 'setting_unknown',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) => text.replace('"frames": 2', '"frames": 2,\n    "showPrice": true')),
  },
  {
    name: 'setting of the wrong type',
    code: 'setting_invalid',
    file: 'development.json',
    line: 8,
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames": 2', '"frames": "two"')),
  },
  {
    name: 'settings that violate further rules',
    code: 'setting_invalid',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "frameHosts": ["localhost"], "priceFilter": { "step": 1, "minimum": 9, "maximum": 5 }, "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "hosts": ["tiles.example"] }`,
        ),
      ),
  },
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
  {
    name: 'Google map without a key',
    code: 'setting_needs_key',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "google" }`,
        ),
      ),
  },
  {
    name: 'MapLibre map without a style',
    code: 'setting_needs_address',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre" }`,
        ),
      ),
  },
  {
    name: 'map that starts below its minimum zoom',
    code: 'setting_zoom_order',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "zoom": 9, "minZoom": 12 }`,
        ),
      ),
  },
  {
    name: 'style with an unsupported URL scheme',
    code: 'setting_not_web',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre", "styleUrl": "pmtiles://tiles.example/city" }`,
        ),
      ),
  },
  {
    name: 'directions engine on this site',
    code: 'setting_not_address',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace('"frames": 2', `"frames": 2,\n    "directions": { "provider": "osrm", "url": "/engine" }`),
      ),
  },
  {
    name: 'tour on an unlisted host',
    code: 'setting_frame_host',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "external360Url": "https://tour.example/one", "frameHosts": ["other.example"]`,
        ),
      ),
  },
  {
    name: 'JSON broken',
    code: 'json_unreadable',
    file: 'development.json',
    line: 9,
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
