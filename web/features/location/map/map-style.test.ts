import type { SymbolLayerSpecification } from 'maplibre-gl';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MapAnswer } from '#contract/entities/map.ts';
import { mapStyle } from './map-style.ts';
import type { Palette } from './palette.ts';

const drawn = { type: 'FeatureCollection' as const, features: [] };
const answer: MapAnswer = { is_schematic: true, base: drawn, world: drawn, tiles: null };
const tiles = {
  address: '/tiles/1/{z}/{x}/{y}',
  min_zoom: 8,
  max_zoom: 14,
  bounds: [23.6, 37.9, 23.8, 38.1] as [number, number, number, number],
  attribution: '© Somebody',
};
const palette = new Proxy({}, { get: () => '#123456' }) as Palette;
const styleOf = (map: MapAnswer) => mapStyle(map, palette, { language: 'ar', offered: ['de', 'ar'] });
const idsFrom = (map: MapAnswer, source: string) =>
  styleOf(map)
    .layers.filter((layer) => 'source' in layer && layer.source === source)
    .map(({ id }) => id);

beforeAll(() => void vi.stubGlobal('location', { href: 'https://house.example/location/all/0' }));
afterAll(() => void vi.unstubAllGlobals());

it('shows the whole drawn map if there are no tiles', () => {
  expect(idsFrom(answer, 'base')).toEqual([
    'sea',
    'land',
    'coast',
    'hill',
    'park',
    'site',
    'square',
    'street-path',
    'street-small',
    'street-middle',
    'street-edge',
    'street-wide',
    'street-name',
    'rail',
    'metro',
    'station',
    'label-sea',
    'label-ground',
    'label-quarter',
    'label-town',
    'station-name',
  ]);
  expect(idsFrom(answer, 'tiles')).toEqual([]);
});

it('draws only what tiles lack if there are any: coast, metro, and names of sea, hills and parks', () => {
  const real = { ...answer, is_schematic: false, tiles };
  expect(idsFrom(real, 'base')).toEqual([
    'sea',
    'land',
    'coast',
    'metro',
    'station',
    'label-sea',
    'label-ground',
    'label-town',
    'station-name',
  ]);
  expect(idsFrom(real, 'world')).toEqual(['world']);
  expect(idsFrom(real, 'tiles')).toEqual(expect.arrayContaining(['tile-rail', 'street-name', 'tile-label']));
  expect(styleOf(real).sources['tiles']).toMatchObject({
    tiles: ['https://house.example/tiles/1/{z}/{x}/{y}'],
    attribution: '© Somebody',
  });
});

it('names things in the language of the reader, then by their common name, then in the languages of the development', () => {
  const named = [answer, { ...answer, tiles }].flatMap((map) =>
    styleOf(map).layers.filter((layer): layer is SymbolLayerSpecification => layer.type === 'symbol'),
  );
  expect(new Set(named.map(({ id }) => id))).toEqual(
    new Set(['street-name', 'label-sea', 'label-ground', 'label-quarter', 'label-town', 'station-name', 'tile-label']),
  );
  for (const { layout } of named) {
    expect((layout?.['text-field'] as unknown[] | undefined)?.slice(0, 5)).toEqual([
      'coalesce',
      ['get', 'name_ar'],
      ['get', 'name'],
      ['get', 'name_de'],
      ['get', 'name_en'],
    ]);
    // The brand's fonts have no Arabic letters.
    expect(layout?.['text-font']).toContain('Arabic Fallback');
  }
});

it('hides the drawn names of towns where tiles begin', () => {
  const townsEnd = (map: MapAnswer) =>
    styleOf(map).layers.find((layer): layer is SymbolLayerSpecification => layer.id === 'label-town')?.maxzoom;
  expect([townsEnd(answer), townsEnd({ ...answer, tiles })]).toEqual([12.4, 8]);
});

it('enlarges names with the root font', () => {
  const sizesAt = (scale: number) =>
    mapStyle(answer, palette, { language: 'ar', offered: ['de', 'ar'] }, scale).layers.flatMap((layer) =>
      layer.type === 'symbol' ? [layer.layout?.['text-size']] : [],
    );
  expect(sizesAt(1)).toContain(11.5);
  expect(sizesAt(2)).toContain(23);
  const quarter = ['interpolate', ['exponential', 1.5], ['zoom']];
  expect(sizesAt(1)).toContainEqual([...quarter, 12.4, 11, 15, 15]);
  expect(sizesAt(2)).toContainEqual([...quarter, 12.4, 22, 15, 30]);
});
