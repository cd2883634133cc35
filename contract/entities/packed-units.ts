import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import type { Property } from './property.ts';

/** The media type with which a browser requests the list of units in packed form. */
export const packedUnitsType = 'application/vnd.loggia.packed-units+json';

/** The fields that differ from unit to unit, in their order in a row. */
const ownFields = [
  'id',
  'number',
  'code',
  'flat_level',
  'status_id',
  'price',
  'furniture_price',
  'view_count',
  'version',
  ...unitFactNames,
] as const satisfies readonly (keyof Property)[];
type OwnField = (typeof ownFields)[number];
type DerivedField = 'status' | 'has_terrace';

/** The fields that units of the same building, room type and apartment type mostly share. */
type UnitKind = Omit<Property, OwnField | DerivedField>;

/**
 * A unit: the index of its kind, its own fields (null if it lacks one), and, as an object, those of the shared fields
 * that differ from its kind.
 */
type UnitRow = [kind: number, ...own: unknown[]];

/** All units, in about a tenth of the size of their JSON, because what they share is there once. */
export type PackedUnits = { kinds: UnitKind[]; units: UnitRow[] };

const keyOf = (unit: Property) => `${unit.building_id} ${unit.room_type_id} ${unit.apartment_type_id}`;

/** The kinds of some units, and the index of each by its key. */
export function kindsOf(units: readonly Property[]): { kinds: UnitKind[]; positions: ReadonlyMap<string, number> } {
  const first = new Map<string, Property>();
  for (const unit of units) if (!first.has(keyOf(unit))) first.set(keyOf(unit), unit);
  return {
    kinds: [...first.values()].map((unit) => toKind(unit)),
    positions: new Map([...first.keys()].map((key, position) => [key, position])),
  };
}

function toKind(unit: Property): UnitKind {
  const { status: _status, has_terrace: _terrace, ...kind } = unit;
  for (const name of ownFields) delete (kind as Partial<Property>)[name];
  return kind;
}

/** The row of a unit. Throws if its kind is not among `kinds`. */
export function packUnit(unit: Property, { kinds, positions }: ReturnType<typeof kindsOf>): UnitRow {
  const position = positions.get(keyOf(unit)) ?? -1;
  const kind = kinds[position];
  if (kind === undefined) throw new Error(`unit ${unit.id} is of no known kind`);
  const others = Object.entries(toKind(unit)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(kind[name as keyof UnitKind]),
  );
  const own = ownFields.map((name) => unit[name] ?? null);
  return [position, ...own, ...(others.length > 0 ? [Object.fromEntries(others)] : [])];
}

/** The units of a packed list. */
export function unpackUnits({ kinds, units }: PackedUnits): Property[] {
  // Copying an object with the same fields takes a fraction of the time that adding the fields one by one takes.
  const templates = new Map<number, Record<string, unknown>>();
  return units.map((row) => {
    const key = templateKey(row);
    const template = templates.get(key) ?? setFields({ ...kinds[row[0]] }, row);
    templates.set(key, template);
    const unit = setFields({ ...template }, row);
    return Object.assign(unit, row[ownFields.length + 1]) as unknown as Property;
  });
}

/** A number that only rows of the same kind with the same fields share: the kind, then a bit for each own field. */
function templateKey(row: UnitRow): number {
  let bits = row[0];
  for (let index = 1; index <= ownFields.length; index += 1) bits = bits * 2 + (row[index] === null ? 0 : 1);
  return bits;
}

/** Sets the own fields that a row has, and the derived ones. */
function setFields(unit: Record<string, unknown>, row: UnitRow): Record<string, unknown> {
  ownFields.forEach((name, index) => {
    const value = row[index + 1];
    if (value !== null) unit[name] = value;
  });
  unit['status'] = statusNameOf(unit['status_id'] as UnitStatusId);
  unit['has_terrace'] = (unit['terrace_area'] as number) > 0;
  return unit;
}
