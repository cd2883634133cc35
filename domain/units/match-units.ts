/** A unit as it is stored. `formerly` is the former code that the last package stated for it. */
export type StoredUnitName = {
  id: number;
  building: string;
  number: string;
  code: string;
  formerly: string | null;
  withdrawn: boolean;
};

/** A unit as a package names it. `formerly` is the code that it had in an earlier package. */
export type PackageUnitName = { building: string; number: string; code: string; formerly: string | null };

/**
 * Why a unit of a package cannot be matched. `formerly_unknown`: no unit has the former code. `unit_ambiguous`: code
 * and number belong to different units, or two rows name the same unit.
 */
export type UnitMatchProblem = 'formerly_unknown' | 'unit_ambiguous';

/** The id of the stored unit of each row, or null for a new one; and the problem of each row that has one. */
type UnitMatch = { ids: (number | null)[]; problems: Map<number, UnitMatchProblem> };

/** The natural key of a unit: its building's code and its number. */
export function unitKey(building: string, number: string): string {
  return `${building}\n${number}`;
}

/**
 * Finds the stored unit that each row of a package means: the one with its former code, otherwise the one with its
 * number or its code. A former code that the last package stated for the same unit is not looked up again: that unit
 * has been renamed already. If code and number belong to two units, the row means the one with its code, which got
 * another number; but if another row has the old number of that unit, the row is ambiguous and must state `formerly`.
 */
export function matchUnits(stored: readonly StoredUnitName[], rows: readonly PackageUnitName[]): UnitMatch {
  const byCode = new Map<string, StoredUnitName>();
  for (const unit of stored.toSorted((a, b) => Number(b.withdrawn) - Number(a.withdrawn))) byCode.set(unit.code, unit);
  const byKey = new Map(stored.map((unit) => [unitKey(unit.building, unit.number), unit]));
  const renamed = rows.map((row) => findRenamed(row, byCode, byKey));
  const taken = new Set(renamed.map((unit) => unit?.id));
  const keys = new Set(rows.map((row) => unitKey(row.building, row.number)));
  const isFree = (unit: StoredUnitName | undefined) => (unit === undefined || taken.has(unit.id) ? undefined : unit);
  const problems = new Map<number, UnitMatchProblem>();
  const found = rows.map((row, index): StoredUnitName | undefined => {
    const former = renamed[index];
    if (former !== undefined) return former;
    const sameCode = isFree(byCode.get(row.code));
    const sameKey = isFree(byKey.get(unitKey(row.building, row.number)));
    if (row.formerly !== null && stored.length > 0 && sameCode === undefined && sameKey === undefined)
      problems.set(index, 'formerly_unknown');
    if (sameCode === undefined || sameKey === undefined || sameCode === sameKey) return sameCode ?? sameKey;
    if (sameCode.withdrawn !== sameKey.withdrawn) return sameCode.withdrawn ? sameKey : sameCode;
    if (keys.has(unitKey(sameCode.building, sameCode.number))) problems.set(index, 'unit_ambiguous');
    return sameCode;
  });
  reportShared(found, problems);
  return { ids: found.map((unit) => unit?.id ?? null), problems };
}

/** The unit that `formerly` names; undefined if it names none. */
function findRenamed(
  { building, number, code, formerly }: PackageUnitName,
  byCode: ReadonlyMap<string, StoredUnitName>,
  byKey: ReadonlyMap<string, StoredUnitName>,
): StoredUnitName | undefined {
  if (formerly === null) return undefined;
  const known = [byKey.get(unitKey(building, number)), byCode.get(code)];
  return known.find((unit) => unit?.formerly === formerly) ?? byCode.get(formerly);
}

function reportShared(found: readonly (StoredUnitName | undefined)[], problems: Map<number, UnitMatchProblem>): void {
  const rowsOf = Map.groupBy(found.entries(), ([, unit]) => unit?.id);
  for (const [id, rows] of rowsOf)
    if (id !== undefined && rows.length > 1) for (const [index] of rows) problems.set(index, 'unit_ambiguous');
}
