import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import { mapUnitFacts, unitFacts } from '#domain/units/unit-facts.ts';
import { kindsOf, packUnit, unpackUnits, type PackedUnits } from './packed-units.ts';
import type { Property } from './property.ts';

/** Packs units, and returns the size of their JSON and what the browser unpacks from it. */
function send(units: Property[]): { bytes: number; received: Property[] } {
  const kinds = kindsOf(units);
  const packed: PackedUnits = { kinds: kinds.kinds, units: units.map((unit) => packUnit(unit, kinds)) };
  const json = JSON.stringify(packed);
  return { bytes: Buffer.byteLength(json), received: unpackUnits(JSON.parse(json) as PackedUnits) };
}

const plans = (id: number) => [`property_floorplan/type${id}.webp`];

/** A unit like those of the demo. `choice` selects the field, if any, in which it differs from others of its kind. */
function makeUnit(id: number, status_id: UnitStatusId, choice: number): Property {
  const building = 1 + (id % 5);
  const type = 1 + (id % 7);
  const facts = mapUnitFacts((name) => (unitFacts[name].kind === 'area' ? (id % 300) + 0.25 : id % 4));
  return {
    id,
    number: String(id),
    code: `B${building}-${id}`,
    status: statusNameOf(status_id),
    status_id,
    building_id: building,
    building_type_id: building % 2,
    room_type_id: type % 4,
    apartment_type_id: type,
    flat_level: id % 9,
    is_dublex: choice === 1,
    ...(choice === 2 ? {} : { price: 41_500_000 + id, furniture_price: 500_000 }),
    ...facts,
    tags: choice === 3 ? ['sea-view', 'corner'] : [],
    has_terrace: facts.terrace_area > 0,
    apartment_type: { id: type, name: `Type ${type}`, images: [`types/${type}-1.webp`, `types/${type}-2.webp`] },
    room_type: { id: type % 4, name: `${type % 4}+1`, label: 'Bedrooms' },
    room_type_folder: `rooms-${type % 4}`,
    images: choice === 4 ? [`units/${id}.webp`] : [`types/${type}-1.webp`, `types/${type}-2.webp`],
    plans: choice === 5 ? plans(id) : plans(type),
    info_sheet: choice === 6 ? `${id}.pdf` : null,
    link_360: choice === 7 ? `panorama:${id}` : null,
    view_count: id % 50,
    building: { id: building, instance_name: `building${building}` },
    version: id % 20,
  };
}

test('units are the same after packing and unpacking', () => {
  const unit = fc
    .tuple(fc.nat(200), fc.constantFrom<UnitStatusId>(1, 2, 3, 4, 5, 6, 7), fc.nat(9))
    .map(([id, status, choice]) => makeUnit(id, status, choice));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
      expect(send(units).received).toEqual(units);
    }),
  );
});

test('5,000 units, a tenth of which differ from their kind, are at most 700 kB of JSON', () => {
  const units = Array.from({ length: 5_000 }, (_, id) => makeUnit(id, 1, id % 10 === 0 ? 1 + (id % 7) : 0));
  expect(send(units).bytes).toBeLessThan(700_000);
  expect(Buffer.byteLength(JSON.stringify(units))).toBeGreaterThan(3_000_000);
});
