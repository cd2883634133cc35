/** How a fact is written: an area in m², or a whole number. */
type FactKind = 'area' | 'count';

/** `max` is the largest value a package may state. An empty cell of an optional fact means 0. */
type FactDefinition = { kind: FactKind; max: number; isOptional: boolean };

/**
 * The facts that a package states about every unit as a number, in the order in which screens and documents list them.
 * The columns of `units.csv`, the API's schema, the preview of a package, the details, the comparison, the information
 * sheet and the exported table all follow from this list; the database has a column of the same name for each.
 */
const definitions = {
  gross_area: { kind: 'area', max: 100_000, isOptional: false },
  net_area: { kind: 'area', max: 100_000, isOptional: false },
  terrace_area: { kind: 'area', max: 100_000, isOptional: true },
  garden_area: { kind: 'area', max: 100_000, isOptional: true },
  bathrooms: { kind: 'count', max: 99, isOptional: false },
} as const satisfies Record<string, FactDefinition>;

export type UnitFactName = keyof typeof definitions;
export type UnitFacts = Record<UnitFactName, number>;

export const unitFacts: Record<UnitFactName, FactDefinition> = definitions;
export const unitFactNames = Object.keys(definitions) as UnitFactName[];

/** Builds an object with a value for every fact. */
export function mapUnitFacts<T>(valueOf: (name: UnitFactName) => T): Record<UnitFactName, T> {
  return Object.fromEntries(unitFactNames.map((name) => [name, valueOf(name)])) as Record<UnitFactName, T>;
}
