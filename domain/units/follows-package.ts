/** A number that both the package and sales set: a unit's status or price. */
type SharedValue = { current: number; imported: number; isClaimed: boolean };

/**
 * Whether a unit's status or price follows the package: sales has not changed it since the last import, and no client
 * has a claim on the unit. `save-units.ts` has the same rule as SQL.
 */
export function followsPackage({ current, imported, isClaimed }: SharedValue): boolean {
  return current === imported && !isClaimed;
}
