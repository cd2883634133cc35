/**
 * The headers of `GET /api/properties`: the list has every change of units up to this version of this epoch, as in live
 * events. In a 304 response, they refer to the list that the caller has.
 */
export const unitsVersionHeaders = { version: 'units-version', epoch: 'units-epoch' } as const;
