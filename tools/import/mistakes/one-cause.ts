import { dirname } from 'node:path/posix';
import type { MistakeCode, WarningCode } from './texts.ts';

/** Mistakes of cells that are not written as their column asks, or contradict another of their row. */
export const cellCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'area_disorder',
  'cell_formula',
  'code_date',
  'duplicate_key',
  'digits_arabic',
  'integer_format',
  'number_format',
  'number_out_of_range',
  'price_format',
]);

/** Mistakes of one file or language that several files may name, and those that several files may share. */
export const sharedCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'building_unknown',
  'file_outside',
  'file_pointer',
  'language_unsupported',
  'outlines_other_names',
  'picture_missing',
  'plan_unknown',
  'plan_without_units',
  'polygon_not_duplex',
  'units_group_missing',
]);

const byColumn = { subject: 'column', value: 'value' } as const;
const byFolder = { subject: 'path', value: 'path' } as const;

/**
 * Mistakes of which many have one cause: the detail that says what they have in common (a column; of a path, its
 * folder), and the one that tells them apart. An empty subject stands for the file.
 */
export const valueOf: { readonly [Code in MistakeCode]?: { subject: string; value: string } } = {
  anchor_outside: { subject: '', value: 'path' },
  apartment_type_unknown: byColumn,
  building_type_unknown: byColumn,
  building_unknown: { subject: '', value: 'value' },
  building_row_missing: { subject: '', value: 'value' },
  building_without_marker: { subject: '', value: 'code' },
  choice_unknown: byColumn,
  code_format: byColumn,
  duplex_plan_missing: byFolder,
  duplicate_number: byColumn,
  file_missing: byFolder,
  file_pointer: { subject: 'kind', value: 'path' },
  file_outside: byFolder,
  file_twice: byFolder,
  flag_format: byColumn,
  front_file_missing: byFolder,
  link_format: byColumn,
  numbers_respelt: { subject: '', value: 'plan' },
  panorama_unknown: byColumn,
  picture_missing: byFolder,
  plan_missing: byFolder,
  plan_unknown: byFolder,
  plan_without_units: { subject: '', value: 'path' },
  polygon_not_duplex: { subject: '', value: 'id' },
  polygon_without_unit: { subject: '', value: 'id' },
  position_format: { subject: '', value: 'value' },
  position_other_system: { subject: '', value: 'value' },
  room_type_unknown: byColumn,
  status_unknown: byColumn,
  tag_unknown: byColumn,
  unit_on_other_plan: { subject: '', value: 'number' },
  unit_without_polygon: { subject: 'plan', value: 'number' },
};

/** Mistakes that have one cause even if there are only two of them. */
export const onceCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'building_row_missing',
  'front_file_missing',
  'numbers_respelt',
  'plan_without_units',
  'text_unknown',
]);

/** Files that are missing once, however many rows name them, and layers whose names were not exported. */
export const repeatedCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'file_missing',
  'picture_missing',
  'shape_without_id',
]);

/** Mistakes of values in JSON files, which their path names: `sequences.0.markers.0.anchors.7`. */
const pathCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>(['map_feature_far', 'map_invalid', 'rotator_invalid']);

/** What a mistake has in common with others of one cause; undefined if it has causes of its own. */
export function subjectOf(code: MistakeCode, details: Readonly<Record<string, unknown>>): string | undefined {
  if (code === 'row_copied' || code === 'outlines_other_names') return '';
  if (code === 'language_unsupported') return String(details['language']);
  if (cellCodes.has(code)) return String(details['column']);
  const named = valueOf[code];
  if (named !== undefined) {
    const detail = named.subject === '' ? '' : String(details[named.subject]);
    if (named !== byFolder) return detail;
    // Tables beside each other are missing for reasons of their own.
    return detail.includes('/') ? dirname(detail) : undefined;
  }
  return pathCodes.has(code) ? String(details['path']).replace(/\.\d+/g, '.#') : undefined;
}

/** What a warning has in common with others of one cause; undefined if it has a cause of its own. */
export function warningSubjectOf(code: WarningCode, details: Readonly<Record<string, unknown>>): string | undefined {
  // Texts, names and pages of a language that is not offered.
  if (code === 'texts_not_offered' || code === 'setting_not_offered') return `language ${String(details['language'])}`;
  // A floor of a class on its fronts by day and at dusk.
  if (code === 'outline_without_units') return `floor ${String(details['class'])} ${String(details['level'])}`;
  return undefined;
}
