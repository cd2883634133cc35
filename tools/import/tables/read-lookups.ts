import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import type { Development } from '#server/features/development/development.ts';
import { namesInText } from './names-in-text.ts';
import { localColumns, readLocal, warnOfSameTitles, warnOfLanguages } from './local-columns.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import { TitledNames } from '../mistakes/suggest.ts';
import { breaksOff } from './breaks-off.ts';
import { read360, type KnownPanoramas } from './check-frames.ts';
import { readTable } from './read-table.ts';
import { readTypeNames, typeNameColumns } from './read-type-names.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

type Lookups = Pick<Development, 'roomTypes' | 'buildingTypes' | 'apartmentTypes' | 'tags' | 'leadSources'>;
/** The names that units and buildings may refer to; null for a table whose names could not all be read. */
export type KnownNames = {
  roomTypes: Set<string> | null;
  buildingTypes: Set<string> | null;
  apartmentTypes: Set<string> | null;
  tags: Set<string> | null;
};

/** Reads the lists that units and buildings refer to by name. */
export async function readLookups(
  references: References,
  report: Report,
  panoramas: KnownPanoramas | null,
  settings: Settings | null,
  offered: readonly Language[],
): Promise<{ lookups: Lookups; known: KnownNames }> {
  const read = <T extends object>(
    file: string,
    columns: string[],
    fields: string[],
    make: (row: Row, name: string) => T,
    optional: string[] = [],
  ) => readList(references, report, file, { columns, fields, optional, offered }, make);
  const roomTypes = await read('room-types.csv', ['name', 'folder'], ['label'], (row, name) => ({
    name,
    ...readLocal(row, 'label', offered),
    folder: row.optional('folder') ?? '',
  }));
  const buildingTypes = await read(
    'building-types.csv',
    ['name'],
    ['title'],
    (row, name) => ({ name, ...readLocal(row, 'title', offered), ...readTypeNames(row, offered, report) }),
    typeNameColumns,
  );
  const apartmentTypes = await read(
    'apartment-types.csv',
    ['name', 'images', 'plans', 'link_360'],
    ['title'],
    (row, name) => ({
      name,
      ...readLocal(row, 'title', offered),
      images: references.pictureList(row.distinct('images'), row.place),
      plans: references.pictureList(row.distinct('plans'), row.place),
      link_360: read360(row, panoramas, settings, report),
    }),
  );
  const tags = await read('tags.csv', ['tag'], ['title'], (row, tag) => ({ tag, ...readLocal(row, 'title', offered) }));
  const leadSources = await read('lead-sources.csv', ['name'], [], (_, name) => ({ name }));
  if (leadSources?.length === 0 && !breaksOff('lead-sources', report))
    report.mistake('lead_source_none', { file: 'lead-sources.csv' });
  const named = <T extends object>(table: string, rows: readonly T[] | null, nameOf: (row: T) => string) =>
    breaksOff(table, report) ? namesInText(references, table, rows?.map(nameOf)) : knownNames(rows, nameOf);
  return {
    lookups: {
      roomTypes: roomTypes ?? [],
      buildingTypes: buildingTypes ?? [],
      apartmentTypes: apartmentTypes ?? [],
      tags: tags ?? [],
      leadSources: leadSources ?? [],
    },
    known: {
      roomTypes: await named('room-types', roomTypes, ({ name }) => name),
      buildingTypes: await named('building-types', buildingTypes, ({ name }) => name),
      apartmentTypes: await named('apartment-types', apartmentTypes, ({ name }) => name),
      tags: await named('tags', tags, ({ tag }) => tag),
    },
  };
}

/** The names of a list; null if not all of them could be read. */
function knownNames<T extends object>(rows: readonly T[] | null, nameOf: (row: T) => string): TitledNames | null {
  const named = rows?.map((row) => ({ name: nameOf(row), row }));
  return named === undefined || named.some(({ name }) => name === '') ? null : new TitledNames(named);
}

/** The columns of a list. `fields` are texts in the languages of the development, `optional` are further columns. */
type ListColumns = { columns: string[]; fields: string[]; optional: string[]; offered: readonly Language[] };

/** Reads a list whose first column is the name of each row. */
async function readList<T extends object>(
  references: References,
  report: Report,
  file: string,
  { columns, fields, optional, offered }: ListColumns,
  make: (row: Row, name: string) => T,
): Promise<T[] | null> {
  const texts = localColumns(fields, offered);
  const rows = await readTable(references.folder, report, {
    files: [file],
    columns: [...columns, ...texts.required],
    optionalColumns: [...texts.optional, ...optional],
  });
  if (rows === null) return null;
  warnOfLanguages(rows, fields, offered, report);
  warnOfSameTitles(rows, fields, offered);
  const [key = ''] = columns;
  const unique = uniqueKey(key);
  return rows.map((row) => {
    const name = row.name(key, 120);
    unique(row, name);
    return make(row, name ?? '');
  });
}
