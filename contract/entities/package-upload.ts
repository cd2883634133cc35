import { z } from 'zod';
import { statusId } from './property.ts';

/** A mistake or warning of a check, in the requested language. In a workbook, `line` is the row. */
export const packageMistakeSchema = z.object({
  code: z.string(),
  file: z.string(),
  line: z.int().nullable(),
  what: z.string(),
  todo: z.string(),
});
export const packageReportSchema = z.object({
  mistakes: z.array(packageMistakeSchema),
  warnings: z.array(packageMistakeSchema),
  mistake_count: z.int(),
  warning_count: z.int(),
});

const unitName = z.object({ building: z.string(), number: z.string(), code: z.string() });
const names = z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) });

/**
 * A unit whose row in the package differs from what is loaded. `from` and `to` are written as in the table. `stays`:
 * the present value is kept, because sales changed it.
 */
export const packageUnitChangeSchema = unitName.extend({
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string(), stays: z.boolean() })),
});

/**
 * A unit that the package does not contain but that is not settled: it stays visible to sales users, as withdrawn.
 * `user_id` is the sales user of the client who holds it; null if no client does.
 */
export const heldUnitSchema = unitName.extend({ status_id: statusId, user_id: z.int().nullable() });

/** What loading a package would change. The lists hold the first entries, `counts` the totals. */
export const packagePreviewSchema = z.object({
  counts: z.object({
    units_added: z.int(),
    units_removed: z.int(),
    units_changed: z.int(),
    prices_changed: z.int(),
    prices_kept: z.int(),
    pictures_added: z.int(),
    pictures_removed: z.int(),
    pictures_changed: z.int(),
  }),
  units_added: z.array(unitName),
  /** `is_kept`: the unit has sales data, so it is withdrawn instead of deleted. */
  units_removed: z.array(unitName.extend({ is_kept: z.boolean() })),
  units_changed: z.array(packageUnitChangeSchema),
  /** Units that are or will be withdrawn but not settled. Absent in the previews of earlier versions. */
  units_held: z.array(heldUnitSchema).optional(),
  pictures: names,
  buildings: names,
  galleries: names,
  places: names,
  /** The names of settings and keys of texts. `edited` are those that an edit in the dashboard overrides. */
  settings: names.extend({ edited: z.array(z.string()) }),
  texts: names.extend({ edited: z.array(z.string()) }),
  /** Legal pages, as `terms (en)`. Absent in the previews of earlier versions. */
  legal: names.optional(),
});

/** checking: being read; refused: has mistakes; checked: can be loaded; loading; loaded; failed: see `failure`. */
const uploadStates = ['checking', 'refused', 'checked', 'loading', 'loaded', 'failed'] as const;
const uploadFailures = ['interrupted', 'outdated', 'expired', 'scanner_away', 'unavailable', 'unexpected'] as const;

/**
 * An uploaded package. `done` of `total` steps are complete; `total` is null while unknown. `bytes` is the file's size.
 */
export const packageUploadSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  state: z.enum(uploadStates),
  done: z.int(),
  total: z.int().nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  failure: z.enum(uploadFailures).nullable(),
  report: packageReportSchema.nullable(),
  preview: packagePreviewSchema.nullable(),
});

export type PackageMistake = z.infer<typeof packageMistakeSchema>;
export type PackageReport = z.infer<typeof packageReportSchema>;
export type PackagePreview = z.infer<typeof packagePreviewSchema>;
export type PackageHeldUnit = z.infer<typeof heldUnitSchema>;
export type PackageUnitChange = z.infer<typeof packageUnitChangeSchema>;
export type UploadState = (typeof uploadStates)[number];
export type UploadFailure = (typeof uploadFailures)[number];
export type PackageUpload = z.infer<typeof packageUploadSchema>;
