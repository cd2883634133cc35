/** How many changes of a unit made in this window are pending, by unit id. */
const underWay = new Map<number, number>();

/** Makes a change of a unit; `isOwnChange` returns true for the unit until the change has ended. */
export async function asOwnChange<T>(unitId: number, change: () => Promise<T>): Promise<T> {
  underWay.set(unitId, (underWay.get(unitId) ?? 0) + 1);
  try {
    return await change();
  } finally {
    const left = (underWay.get(unitId) ?? 1) - 1;
    if (left > 0) underWay.set(unitId, left);
    else underWay.delete(unitId);
  }
}

/** Whether this window is changing the unit right now, so that its user needs no notice of the change. */
export function isOwnChange(unitId: number): boolean {
  return underWay.has(unitId);
}
