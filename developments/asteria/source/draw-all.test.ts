import { describe, expect, it } from 'vitest';
import { drawAll } from './draw-all.ts';
import { overlaps, parseTable, polygonsOf } from './reading.ts';

const developments = [
  { seed: 2027, bays: 17 },
  { seed: 7, bays: 11 },
  { seed: 4242, bays: 12 },
  { seed: 99, bays: 24 },
];

describe.each(developments)('a development of $bays bays from seed $seed', (options) => {
  const files = drawAll(options);
  const units = parseTable(files.get('units.csv') ?? '');
  const buildings = parseTable(files.get('buildings.csv') ?? '');
  const polygonsIn = (code: string) => polygonsOf(files.get(`plans/${code}.svg`) ?? '');
  const planOf = (unit: Record<string, string>): string =>
    `${buildings.find((building) => building['code'] === unit['building'])?.['class_name']?.toLowerCase()}f${unit['level']}`;

  it('is the same for the same seed and differs for another', () => {
    const again = drawAll(options);
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([name, text]) => text !== files.get(name)).map(([name]) => name)).toEqual([]);
    expect(drawAll({ ...options, seed: options.seed + 1 }).get('units.csv')).not.toBe(files.get('units.csv'));
  });

  it('numbers every home exactly once', () => {
    expect(new Set(units.map((unit) => `${unit['building']} ${unit['number']}`)).size).toBe(units.length);
    expect(new Set(units.map((unit) => unit['code'])).size).toBe(units.length);
    expect(units.filter((unit) => unit['building'] === 'A')).toHaveLength(
      4 + 7 * (2 * options.bays - 3) + (2 * options.bays - 9),
    );
  });

  it('gives every home its polygon, and a duplex a second one', () => {
    for (const unit of units) {
      const id = unit['building'] === 'A' ? unit['number'] : 'unit';
      const plans = unit['is_dublex'] === '1' ? [planOf(unit), `${planOf(unit)}d`] : [planOf(unit)];
      for (const plan of plans) expect([...polygonsIn(plan).keys()]).toContain(id);
    }
  });

  it('draws no polygon without a home and no overlapping polygons', () => {
    for (const level of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const polygons = polygonsIn(`af${level}`);
      expect(polygons.size).toBe(
        units.filter((unit) => unit['building'] === 'A' && unit['level'] === String(level)).length,
      );
      expect(overlaps([...polygons])).toEqual([]);
    }
  });

  it('keeps every polygon on its sheet and leaves room for a label', () => {
    for (const [, polygon] of polygonsIn('af3')) {
      const xs = polygon.map(([x]) => x);
      expect(Math.min(...xs)).toBeGreaterThan(0);
      expect(Math.max(...xs)).toBeLessThan(1024);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(600 / options.bays);
    }
  });

  it('draws the north beside the homes, where no panel of a screen covers it', () => {
    const homes = [...polygonsIn('af3').values()].flat();
    const xs = homes.map(([x]) => x);
    const ys = homes.map(([, y]) => y);
    for (const level of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(files.get(`plans/af${level}.svg`) ?? '') ?? [];
      expect(Number(x)).toBeGreaterThan(Math.min(...xs));
      expect(Number(x)).toBeLessThan(Math.max(...xs));
      expect(Number(y)).toBeGreaterThan(Math.min(...ys) - 60);
      expect(Number(y)).toBeLessThan(Math.max(...ys));
    }
  });

  it("sets list prices in steps of € 500, within the filter's range", () => {
    for (const unit of units) {
      expect(Number(unit['price']) % 50_000).toBe(0);
      expect(Number(unit['price'])).toBeGreaterThanOrEqual(900_000);
      expect(Number(unit['price'])).toBeLessThanOrEqual(67_000_000);
      expect(Number(unit['gross_area'])).toBeGreaterThan(Number(unit['net_area']) - 0.01);
    }
  });

  it('shows every status, and a sold, a blocked and an optioned floor', () => {
    const statuses = (level: string): string[] => [
      ...new Set(
        units.filter((unit) => unit['building'] === 'A' && unit['level'] === level).map((unit) => unit['status'] ?? ''),
      ),
    ];
    expect(new Set(units.map((unit) => unit['status']))).toEqual(
      new Set(['available', 'reserved', 'sold', 'blocked', 'offer', 'signed', 'issue']),
    );
    expect([statuses('1'), statuses('2'), statuses('0')]).toEqual([['sold'], ['blocked'], ['reserved']]);
  });

  it('uses only types, tags and drawings that exist', () => {
    const names = (file: string, column: string): Set<string | undefined> =>
      new Set(parseTable(files.get(file) ?? '').map((row) => row[column]));
    const types = names('apartment-types.csv', 'name');
    const rooms = names('room-types.csv', 'name');
    const tags = names('tags.csv', 'tag');
    for (const unit of units) {
      expect(types).toContain(unit['apartment_type']);
      expect(rooms).toContain(unit['room_type']);
      for (const tag of (unit['tags'] ?? '').split('|').filter(Boolean)) expect(tags).toContain(tag);
      for (const plan of (unit['plans'] ?? '').split('|')) expect(files.has(`pictures/${plan}`)).toBe(true);
    }
  });

  it('keeps drawings small and free of scripts and external references', () => {
    for (const [name, text] of files) {
      if (!name.endsWith('.svg')) continue;
      expect(text.length).toBeLessThan(250_000);
      expect(text).not.toMatch(/<script|<style|<image|href|url\(|NaN|undefined/);
    }
  });
});

it("numbers the demo's units the way buyers know them", () => {
  const units = parseTable(drawAll({ seed: 2027, bays: 17 }).get('units.csv') ?? '')
    .filter((unit) => unit['building'] === 'A')
    .map((unit) => unit['number']);
  const run = (prefix: string, from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${from + i}`);
  const storeys = [1, 2, 3, 4, 5, 6].flatMap((level) => run('', level * 100 + 1, level * 100 + 31));
  expect(units).toEqual([...run('M', 1, 4), ...storeys, ...run('', 701, 725), ...run('BA', 1, 31)]);
});

it('rejects a number of bays that no building could have', () => {
  expect(() => drawAll({ seed: 1, bays: 3 })).toThrow('bays must be a whole number from 11 to 25');
});
