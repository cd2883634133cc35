/**
 * Why the status or price of a unit changed: by a presentation (`reserve`, `sell`, `cancel`), in the dashboard
 * (`override`, `bulk`, `list`), or by an import (`package`).
 */
export const changeCauses = ['reserve', 'sell', 'cancel', 'override', 'bulk', 'list', 'package', 'other'] as const;
export type ChangeCause = (typeof changeCauses)[number];
