import { describe, expect, it } from 'vitest';
import { buildGraph } from '#domain/routes/street-graph.ts';
import { streetKinds } from '#domain/routes/street-kinds.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { chunkEvenly } from './card-pages.ts';
import { availabilityHeights, layOutGroups } from './describe-availability.ts';
import { drawMap } from './draw-map.ts';
import { chooseLabels } from './map-labels.ts';
import { fitWindow } from './map-window.ts';
import { findVillaView } from './villa-views.ts';

describe('the table of availability', () => {
  const group = (title: string, count: number) => ({
    title,
    rows: Array.from({ length: count }, (_, at) => ({ code: `${title}${at}`, rooms: '', area: '', price: '' })),
  });

  it.each([[1], [3], [26], [75], [101], [400], [3000]])(
    '%i units fill columns that fit their pages, in order',
    (count) => {
      const groups = [group('A', Math.ceil(count / 2)), group('B', Math.floor(count / 2))];
      const pages = layOutGroups(groups, 4);
      const codes = pages.flatMap((page) => page.columns.flat().flatMap(({ rows }) => rows.map(({ code }) => code)));
      expect(codes).toEqual(groups.flatMap(({ rows }) => rows.map(({ code }) => code)));
      for (const { height, columns } of pages) {
        expect(height).toBeLessThanOrEqual(availabilityHeights.column);
        expect(columns.length).toBeLessThanOrEqual(4);
      }
      for (const { columns } of pages.slice(0, -1)) expect(columns).toHaveLength(4);
    },
  );

  it('has columns of about the same length on its last page', () => {
    const [page] = layOutGroups([group('A', 41)], 4);
    const lengths = page!.columns.map((column) => column.flatMap(({ rows }) => rows).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(3);
  });
});

it('divides cards so that no page is left half empty', () => {
  const sizes = (count: number) => chunkEvenly(Array.from({ length: count }), 6).map(({ length }) => length);
  expect([0, 5, 6, 7, 11, 13].map(sizes)).toEqual([[], [5], [6], [4, 3], [6, 5], [4, 5, 4]]);
});

describe('the map', () => {
  const window = fitWindow(
    [
      { lat: 38, lng: 23.7 },
      { lat: 38.02, lng: 23.75 },
    ],
    { width: 138, height: 148 },
  );
  const line = (lng: number) => [
    [lng, 37.99],
    [lng, 38.03],
  ];

  it('shows streets within its edges only', () => {
    const street = (lng: number) => ({
      type: 'Feature' as const,
      properties: { kind: 'street' as const, class: 'primary' as const },
      geometry: { type: 'LineString' as const, coordinates: line(lng) as [number, number][] },
    });
    const draw = (lng: number) =>
      drawMap({ base: { type: 'FeatureCollection', features: [street(lng)] }, streets: null }, window);
    expect(draw(23.72)).toContain('<path d="M');
    expect(draw(24.9)).not.toContain('<path');
    expect(drawMap({ base: null, streets: null }, window)).toBeNull();
  });

  it('can also be drawn from the streets of real map data', () => {
    const streets = buildGraph({
      lng: Float64Array.of(23.71, 23.73),
      lat: Float64Array.of(38, 38.01),
      from: Uint32Array.of(0),
      to: Uint32Array.of(1),
      kind: Uint8Array.of(streetKinds.indexOf('primary')),
      access: Uint8Array.of(7),
    });
    expect(drawMap({ base: null, streets }, window)).toContain('<path d="M');
  });

  it('leaves out names that would cover a dot or a more important name', () => {
    const label = (name: string, lng: number, lat: number, rank: number) => ({
      type: 'Feature' as const,
      properties: { kind: 'label' as const, class: 'quarter' as const, name_en: name, name_tr: name, rank },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
    });
    const features = [
      label('Lesser', 23.72, 38.01, 3),
      label('Greater', 23.7205, 38.01, 1),
      label('Hidden', 23.74, 38, 0),
    ];
    const dots = [window.project([23.74, 38])];
    const shown = chooseLabels({ type: 'FeatureCollection', features }, window, dots, {
      language: 'en',
      offered: ['en'],
    });
    expect(shown.map(({ name }) => name)).toEqual(['Greater']);
  });

  it('has names in the reader’s language, otherwise in the first language of the development that has them', () => {
    const label = (names: object, lng: number) => ({
      type: 'Feature' as const,
      properties: { kind: 'label' as const, class: 'quarter' as const, rank: 1, ...names },
      geometry: { type: 'Point' as const, coordinates: [lng, 38] as [number, number] },
    });
    const features = [
      label({ name_de: 'Hafen', name_ar: 'المرفأ' }, 23.715),
      label({ name_de: 'Markt', name_en: 'Market' }, 23.725),
    ];
    const shown = chooseLabels({ type: 'FeatureCollection', features }, window, [], {
      language: 'ar',
      offered: ['ar', 'de'],
    });
    expect(shown.map(({ name }) => name)).toEqual(['المرفأ', 'Markt']);
  });
});

describe('the view of a villa', () => {
  const sequence = {
    folder: 'building0',
    width: 1920,
    height: 1080,
    landscape: { avif: ['/media/a/0.avif', '/media/a/1.avif', '/media/a/2.avif'], webp: [] },
  };
  const outlines = ['0,500 900,500 900,900', '400,400 600,400 600,500', '400,400 500,400 500,450'];
  const catalogue = {
    tour: { sequences: [sequence] },
    silhouettes: [{ folder: 'building0', building_id: 3, outlines }],
  } as unknown as Catalogue;

  it('is the frame in which its outline is largest and whole', () => {
    const { frame, region, outline } = findVillaView(catalogue, 3, 1.5)!;
    expect(frame.file).toBe('1.avif');
    expect(region.left + region.width / 2).toBeCloseTo(500, -1);
    expect(region.width / region.height).toBeCloseTo(1.5, 1);
    for (const [x, y] of outline) expect([x > 0.2 && x < 0.8, y > 0.2 && y < 0.8]).toEqual([true, true]);
  });

  it('is undefined for a building that no frame shows', () => {
    expect(findVillaView(catalogue, 4, 1.5)).toBeUndefined();
  });
});
