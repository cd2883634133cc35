import { describe, expect, it } from 'vitest';
import { categoriesIn } from './categories.ts';
import { describePlace, ringsFor } from './describe-place.ts';

const centre = { lat: 37.98, lng: 23.72 };
const standard = categoriesIn('en', []);
const noMap = { base: null, streets: null, isSchematic: true, attribution: '' };
const surroundings = (language: 'en' | 'tr') => ({
  categories: standard,
  centre,
  source: noMap,
  language,
  offered: [language],
});
const place = (category: string, lat: number, lng: number) => ({
  category,
  title_en: `${category} ${lat}`,
  title_tr: 'x',
  lat,
  lng,
});

describe('the page about the location', () => {
  it('numbers places by category and gives their distance', () => {
    const page = describePlace({
      ...surroundings('en'),
      places: [place('shops', 37.99, 23.72), place('museums', 37.98, 23.74)],
    })!;
    expect(page.groups.map((group) => [group.title, group.places.map((one) => [one.number, one.km])])).toEqual([
      ['Museums', [[1, '1,8']]],
      ['Shops', [[2, '1,1']]],
    ]);
    expect(page.points[0]!.x).toBeGreaterThan(page.home.x + 20);
    expect(page.points[1]!.y).toBeLessThan(page.home.y - 20);
    expect(page.rings.map(({ km }) => km)).toEqual(['0,5', '1,0', '1,5', '2,0']);
  });

  it('groups places by the categories of the package, in their order', () => {
    const stated = [
      { name: 'golf', icon: 'golf', title_en: 'Golf', title_tr: 'Golf sahaları' },
      { name: 'shops', icon: 'shop', title_en: 'Malls', title_tr: 'AVM' },
    ] as const;
    const places = [place('shops', 37.99, 23.72), place('golf', 37.98, 23.74)];
    const page = describePlace({ ...surroundings('tr'), places, categories: categoriesIn('tr', stated) })!;
    expect(page.groups.map(({ title }) => title)).toEqual(['Golf sahaları', 'AVM']);
  });

  it('separates overlapping dots, even at exactly the same point', () => {
    const { points } = describePlace({
      ...surroundings('en'),
      places: [place('shops', 37.99, 23.72), place('shops', 37.99, 23.72), place('shops', 37.99, 23.72)],
    })!;
    for (const [at, a] of points.entries())
      for (const b of points.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(4);
  });

  it('lists a distant place without drawing it', () => {
    const many = Array.from({ length: 19 }, (_, at) => place('shops', 37.981 + at / 5000, 23.72));
    const page = describePlace({ ...surroundings('tr'), places: [...many, place('museums', 38.4, 23.72)] })!;
    expect(page.points.map((point) => point.number)).not.toContain(1);
    expect(page.groups[0]!.places).toEqual([{ number: 1, title: 'x', km: '46,7' }]);
  });

  it('is omitted without places', () => {
    expect(describePlace({ ...surroundings('en'), places: [] })).toBeNull();
  });
});

it.each([
  [
    [0.4, 0.9],
    [0.25, 0.5, 0.75, 1],
  ],
  [
    [1.2, 2.4, 2.6],
    [1, 2, 3],
  ],
  [[0], [0.25]],
  [
    [7, 9, 11],
    [5, 10, 15],
  ],
])('draws distance rings for %j at %j', (distances, rings) => {
  expect(ringsFor(distances)).toEqual(rings);
});
