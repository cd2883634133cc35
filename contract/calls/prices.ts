import { z } from 'zod';
import { bulkKinds } from '#domain/price-list/bulk-change.ts';
import { roundingModes } from '#domain/price-list/round-price.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { changeCauses } from '#domain/units/change-causes.ts';
import { violates } from '#contract/rule.ts';
import { emptyAs, id, idList, integer, jsonOf, money, moneyChange, optionalLanguage, text } from '#contract/form.ts';
import { get, send } from './call.ts';

/** The maximum size of a price list in bytes. */
const maxListBytes = 4 * 1024 * 1024;

const maxEntries = 500;
const emptyByDefault = <S extends z.ZodType<unknown[]>>(list: S) => emptyAs(list, []).default([]);
const jsonList = <S extends z.ZodType>(item: S) => jsonOf(z.array(item).max(maxEntries));

/**
 * A bulk change. An empty list means any. `amount` may be negative; `kind` decides whether it is in hundredths of a
 * percent or in minor units.
 */
const bulkFields = {
  buildings: emptyByDefault(idList(maxEntries)),
  floors: emptyByDefault(jsonList(integer)),
  room_types: emptyByDefault(idList(maxEntries)),
  apartment_types: emptyByDefault(idList(maxEntries)),
  statuses: emptyByDefault(jsonList(z.enum(statusLabels))),
  kind: z.enum(bulkKinds),
  amount: moneyChange,
  step: emptyAs(money.pipe(z.int().min(1)), 1).default(1),
  rounding_mode: emptyAs(z.enum(roundingModes), 'nearest' as const).default('nearest'),
};

const reason = text(maxLengths.changeReason).default('');
/** The fingerprint of a preview: a change is only applied if a new preview would have the same. */
const previewHash = text(64).pipe(z.string().min(1));
const file = z
  .custom<Blob | Uint8Array>((value) => value instanceof Uint8Array, violates('file'))
  .meta({
    type: 'string',
    format: 'binary',
  });
const change = z.object({ id: z.int(), old_price: z.int(), new_price: z.int() });

/** A change of a unit's status or price. Prices are in minor units. */
export const unitHistoryEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null if no user made the change, or one outside the reader's reach. */
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  cause: z.enum(changeCauses),
  reason: z.string(),
  old_status_id: z.int(),
  new_status_id: z.int(),
  old_price: z.int(),
  new_price: z.int(),
});
export type UnitHistoryEntry = z.infer<typeof unitHistoryEntrySchema>;

/**
 * Bulk changes of prices, price lists, and the history of a unit. A change whose preview is out of date is not applied:
 * the problem is `stale_preview`.
 */
export const priceCalls = {
  previewBulkPrices: send({
    name: 'previewBulkPrices',
    method: 'POST',
    path: '/properties/prices/preview',
    callers: ['general'],
    summary: 'Preview a bulk price change',
    body: z.object(bulkFields),
    answer: z.object({ rows: z.array(change), unchanged: z.int(), seen: z.string() }),
  }),
  applyBulkPrices: send({
    name: 'applyBulkPrices',
    method: 'POST',
    path: '/properties/prices/apply',
    callers: ['general'],
    summary: 'Apply a previewed bulk price change in one transaction',
    body: z.object({ ...bulkFields, seen: previewHash, reason }),
    answer: z.object({ changed: z.int() }),
  }),
  checkPriceList: send({
    name: 'checkPriceList',
    method: 'POST',
    path: '/properties/priceList/check',
    callers: ['general'],
    summary: 'Check a price list (CSV or XLSX); returns every mistake, or what it would change',
    maxUploadBytes: maxListBytes,
    body: z.object({ file }),
    answer: z.object({
      changes: z.array(change.extend({ line: z.int(), old_status_id: z.int(), new_status_id: z.int() })),
      unchanged: z.int(),
      mistakes: z.array(z.object({ line: z.int(), code: z.string(), what: z.string(), todo: z.string() })),
      seen: z.string(),
    }),
  }),
  applyPriceList: send({
    name: 'applyPriceList',
    method: 'POST',
    path: '/properties/priceList/apply',
    callers: ['general'],
    summary: 'Apply a checked price list without mistakes in one transaction',
    maxUploadBytes: maxListBytes,
    body: z.object({ file, seen: previewHash, reason }),
    answer: z.object({ changed: z.int() }),
  }),
  exportUnits: get({
    name: 'exportUnits',
    path: '/properties/export',
    callers: ['sales'],
    summary: 'Export all units as a price list (CSV or XLSX) that can be imported again',
    query: z.object({
      format: emptyAs(z.enum(['csv', 'xlsx']), 'xlsx' as const).default('xlsx'),
      lang: optionalLanguage,
    }),
    answer: z.unknown(),
  }),
  listUnitHistory: get({
    name: 'listUnitHistory',
    path: '/properties/{id}/history',
    callers: ['sales'],
    summary: 'List the status and price history of a unit, newest first',
    params: z.object({ id }),
    answer: z.array(unitHistoryEntrySchema),
  }),
} as const;
