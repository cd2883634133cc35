/**
 * The headers of `GET /api/properties`: the list has every change of units up to this version of this epoch, as events
 * count them. With 304, they are of the list that the caller has.
 */
export const unitsVersionHeaders = { version: 'units-version', epoch: 'units-epoch' } as const;
