import { describe, expect, it } from 'vitest';
import { holds, overlaps, polygonsOf } from '../reading.ts';
import { floorPlan, planCanvas } from '../drawings/floor-plan.ts';
import { buildModel } from './build-model.ts';
import { area, centroid } from './geometry.ts';
import type { FloorPlan } from './types.ts';

describe.each([
  { seed: 2027, bays: 17 },
  { seed: 31, bays: 11 },
])('the model of $bays bays from seed $seed', (options) => {
  const model = buildModel(options);
  const units = model.apartments.levels.flatMap((level) => level.units);
  const storeys = [
    ...units,
    ...units.flatMap((unit) => unit.upper ?? []),
    ...model.villas.flatMap((villa) => villa.floors),
  ];

  it('draws homes with the areas that it states', () => {
    for (const { areas, ...unit } of units) {
      const plans: FloorPlan[] = unit.upper ? [unit, unit.upper] : [unit];
      expect(areas.net).toBeCloseTo(
        plans.flatMap((plan) => plan.rooms).reduce((sum, room) => sum + room.area, 0),
        1,
      );
      expect(Math.abs(areas.interior - plans.reduce((sum, plan) => sum + area(plan.polygon), 0))).toBeLessThan(0.11);
      expect(Math.abs(areas.terrace - (unit.terrace ? area(unit.terrace) : 0))).toBeLessThan(0.06);
      expect(areas.net).toBeLessThan(areas.interior);
      expect(areas.interior).toBeLessThan(areas.gross);
    }
  });

  it('draws plans to scale: the polygon on the sheet has the area of the home', () => {
    const canvas = planCanvas(model);
    for (const level of model.apartments.levels) {
      const polygons = polygonsOf(floorPlan(model, level));
      for (const unit of level.units)
        expect(area(polygons.get(unit.number) ?? []) / canvas.scale ** 2).toBeCloseTo(area(unit.polygon), 0);
    }
  });

  it('keeps rooms inside their home and apart from each other', () => {
    for (const storey of storeys) {
      for (const room of storey.rooms) expect(holds(storey.polygon, centroid(room.polygon))).toBe(true);
      expect(overlaps(storey.rooms.map((room) => [room.id, room.polygon]))).toEqual([]);
      expect(storey.rooms.every((room) => Math.min(...room.size) > 0.9)).toBe(true);
    }
  });

  it('builds homes close to their intended width', () => {
    const meant: Record<string, number> = { studio: 4.7, one: 5.5, two: 8.2, twoStair: 8.2, three: 9.4, court: 12.4 };
    const odd = units
      .filter((unit) => Math.abs(unit.axis.width / (meant[unit.template] ?? 0) - 1) > 0.2)
      .map((unit) => unit.number);
    expect(odd).toEqual([]);
  });

  it('leaves doorways free of furniture', () => {
    for (const storey of storeys) {
      for (const { hinge, jamb, leaf } of storey.doors) {
        const x = (hinge[0] + jamb[0]) / 2;
        const y = (hinge[1] + jamb[1]) / 2;
        const long = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
        const dx = (leaf[0] - hinge[0]) / long;
        const dy = (leaf[1] - hinge[1]) / long;
        const steps = [
          [x + dx * 0.3, y + dy * 0.3],
          [x - dx * 0.3, y - dy * 0.3],
        ] as const;
        const blocked = storey.furniture
          .filter((piece) => piece.kind !== 'rug' && steps.some((step) => holds(piece.polygon, step)))
          .map((piece) => piece.kind);
        expect({ home: 'number' in storey ? storey.number : 'upper storey or villa', blocked }).toEqual({
          home: 'number' in storey ? storey.number : 'upper storey or villa',
          blocked: [],
        });
      }
    }
  });

  it('gives every living room and bedroom a window', () => {
    for (const storey of storeys) {
      const lit = storey.rooms.filter(
        (room) => room.kind === 'bedroom' || (room.kind === 'living' && room.id !== 'lounge'),
      );
      expect(storey.windows.length).toBeGreaterThanOrEqual(lit.length);
    }
  });

  it('keeps the homes, terraces and gardens of a storey apart', () => {
    for (const level of model.apartments.levels) {
      const areas = level.units.flatMap(
        (unit) =>
          [
            [`${unit.number} home`, unit.polygon],
            [`${unit.number} terrace`, unit.terrace ?? []],
            [`${unit.number} garden`, unit.garden ?? []],
          ] as const,
      );
      expect(
        overlaps(
          areas
            .filter(([, polygon]) => polygon.length > 0)
            .filter(([name]) => !(level.level === 7 && name.endsWith('terrace'))),
        ),
      ).toEqual([]);
    }
  });

  it('stacks the storeys without gaps, with the garden level below the court', () => {
    const [ground, ...above] = model.apartments.levels.slice(0, 8);
    expect(ground?.z0).toBe(0);
    above.reduce((below, level) => {
      expect(level.z0).toBe(below?.z1);
      return level;
    }, ground);
    expect(model.apartments.levels.at(-1)).toMatchObject({ level: 8, z1: 0 });
    expect(model.apartments.levels.at(-1)?.z0).toBeLessThan(0);
  });

  it('places at least six villas beside the court, none overlapping', () => {
    expect(model.villas.length).toBeGreaterThanOrEqual(6);
    expect(
      overlaps([
        ...model.villas.map((villa) => [villa.code, villa.floors[0].polygon] as const),
        ...model.villas.map((villa) => [`${villa.code} garden`, villa.garden] as const),
        ['building', model.apartments.levels[1]?.outline ?? []],
      ]),
    ).toEqual([]);
  });
});
