import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Holding } from '#contract/entities/sales.ts';
import type { heldTexts } from './en/held.ts';

/** The key of the text of each status in which a unit is held, in the order in which a mail tells of them. */
export const heldKeys = [
  [UnitStatus.reserved, 'held.reserved'],
  [UnitStatus.offer, 'held.offer'],
  [UnitStatus.sold, 'held.sold'],
  [UnitStatus.signed, 'held.signed'],
] as const satisfies (readonly [Holding['status'], keyof typeof heldTexts])[];
