/** A building as it is stored. `formerly` is the former code that the last package stated for it. */
export type StoredBuildingName = { id: number; code: string; formerly: string | null };

/** A building as a package names it. `formerly` is the code that it had in an earlier package. */
export type PackageBuildingName = { code: string; formerly: string | null };

/**
 * Finds the stored building that each row of a package means: the one with its former code, otherwise the one with its
 * code; null for a new one. `unknown` are the rows that are new although they state a former code. A former code that
 * the last package stated for the same building is not looked up again: that building has been renamed already.
 */
export function matchBuildings(
  stored: readonly StoredBuildingName[],
  rows: readonly PackageBuildingName[],
): { ids: (number | null)[]; unknown: number[] } {
  const byCode = new Map(stored.map((building) => [building.code, building]));
  const renamed = rows.map(({ code, formerly }) => {
    if (formerly === null) return undefined;
    const same = byCode.get(code);
    return same?.formerly === formerly ? same : byCode.get(formerly);
  });
  const taken = new Set(renamed.map((building) => building?.id));
  const found = rows.map(({ code }, index) => {
    const same = byCode.get(code);
    return renamed[index] ?? (same === undefined || taken.has(same.id) ? undefined : same);
  });
  return {
    ids: found.map((building) => building?.id ?? null),
    unknown: stored.length === 0 ? [] : [...rows.keys()].filter((row) => rows[row]?.formerly !== null && !found[row]),
  };
}
