import { sql, type SQL } from 'drizzle-orm';
import { heldStatuses } from '#domain/units/held-statuses.ts';
import { saleStatuses } from '#domain/units/sale-statuses.ts';

/** The statuses of a sale, as a list for `in`. */
export const saleStatusList: SQL = sql.raw(`(${saleStatuses.join(', ')})`);

/** The statuses in which a unit is held, as a list for `in`. */
export const heldStatusList: SQL = sql.raw(`(${heldStatuses.join(', ')})`);
