import type { Settings } from '#contract/settings.ts';
import type { CurrencyFormat } from '#domain/money/format-price.ts';
import { isOnRequest } from '#domain/money/unit-prices.ts';
import { statusIdOf, unitStatuses } from '#domain/units/statuses.ts';
import { mapUnitFacts, unitFactNames, unitFacts, type UnitFactName, type UnitFacts } from '#domain/units/unit-facts.ts';
import type { DevelopmentUnit } from '#server/features/development/development.ts';
import type { References } from '../folder/references.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { maxRepeats, type Report } from '../mistakes/report.ts';
import { suggestSeveral } from '../mistakes/suggest.ts';
import { read360, type KnownPanoramas } from './check-frames.ts';
import type { KnownNames } from './read-lookups.ts';
import { checkCodes } from './check-codes.ts';
import { checkLookalikes } from './check-lookalikes.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { withColumnsAsMeant } from './exchanged-columns.ts';
import { uniqueKey } from './unique-key.ts';
import { unitFiles } from './unit-files.ts';

/** The required columns of the table of units. */
export const unitColumns = [
  'building',
  'number',
  'code',
  'level',
  'is_dublex',
  'status',
  'room_type',
  'apartment_type',
  'price',
  'furniture_price',
  ...unitFactNames,
  'tags',
  'images',
  'plans',
  'info_sheet',
  'link_360',
] as const;
/** The optional columns. */
const optionalColumns = ['formerly'];
const statusNames = unitStatuses.map((status) => status.name);

/**
 * A unit and the file and line of its row. `isPlaced` is false if its building, number or level is invalid, or its
 * number that of a unit above; `isShifted` if its cells may be those of other columns.
 */
export type ReadUnit = DevelopmentUnit & { file: string; line: number; isPlaced: boolean; isShifted: boolean };

type UnitReading = {
  references: References;
  report: Report;
  known: KnownNames;
  buildings: ReadonlySet<string> | null;
  panoramas: KnownPanoramas | null;
  settings: Settings | null;
  /** Null if its settings have mistakes. */
  currency: CurrencyFormat | null;
};

/** Reads the units from `units.csv` or `units.xlsx`; null if the table could not be read. */
export async function readUnits(reading: UnitReading): Promise<ReadUnit[] | null> {
  const { references, report } = reading;
  const written = await readTable(references.folder, report, {
    files: unitFiles,
    columns: unitColumns,
    optionalColumns,
  });
  const rows = written && withColumnsAsMeant(written, reading);
  const uniqueFormerly = uniqueKey('formerly', 'formerly_twice');
  const uniqueNumber = uniqueKey('number', 'duplicate_number');
  const uniqueCode = uniqueKey('code');
  const units =
    rows?.map((row) => {
      const unit = readUnit(row, reading);
      const { building } = unit;
      const isOwn = building === '' || uniqueNumber(row, unit.number || null, building, { building });
      uniqueCode(row, unit.code || null);
      uniqueFormerly(row, unit.formerly);
      return { ...unit, isPlaced: unit.isPlaced && isOwn };
    }) ?? null;
  warnOfPrices(units ?? [], reading);
  for (const column of ['code', 'number'] as const)
    checkLookalikes(rows ?? [], column, units?.map((unit) => unit[column]) ?? []);
  checkCodes(rows ?? [], units ?? []);
  return units;
}

function readUnit(row: Row, reading: UnitReading): ReadUnit {
  const building = row.reference('building', reading.buildings, 'building_unknown');
  const number = row.code('number', 40);
  const level = row.integer('level', -9, 199, { wordsHint: detailText('levelInWords') });
  return {
    file: row.place.file,
    line: row.place.line,
    isShifted: row.isShifted,
    isPlaced: building !== null && number !== null && level !== null,
    building: building ?? '',
    number: number ?? '',
    code: row.code('code') ?? '',
    formerly: row.optionalCode('formerly'),
    level: level ?? 0,
    is_dublex: row.flag('is_dublex') ?? false,
    status_id: statusIdOf(row.choice('status', statusNames, 'status_unknown') ?? '') ?? 1,
    room_type: row.reference('room_type', reading.known.roomTypes, 'room_type_unknown') ?? '',
    apartment_type: row.reference('apartment_type', reading.known.apartmentTypes, 'apartment_type_unknown') ?? '',
    ...readPrices(row, reading),
    ...readFacts(row, reading.report),
    ...readFiles(row, reading),
  };
}

/** Warns of prices outside of the filter. */
function warnOfPrices(units: readonly ReadUnit[], { report, settings }: UnitReading): void {
  // Prices in another format are usually in another unit as well.
  const isOtherFormat = report.mistakes.some(({ code, file }) => code === 'price_format' && file === units[0]?.file);
  if (settings === null || isOtherFormat) return;
  const { minimum: min, maximum: max } = settings.priceFilter;
  // A price below that of the furniture is exchanged with it, of which `warnOfFacts` warns.
  const isMeant = ({ price, furniture_price: furniture, isShifted }: ReadUnit) => price >= furniture && !isShifted;
  const isOutside = ({ price }: ReadUnit) => !isOnRequest(price) && (price < min || price > max);
  const outside = units.filter((unit) => isMeant(unit) && isOutside(unit));
  const [first] = outside;
  if (first !== undefined && outside.length > maxRepeats)
    report.warning('prices_outside_filter', first, { count: outside.length, value: first.price, min, max });
  else for (const unit of outside) report.warning('price_outside_filter', unit, { value: unit.price, min, max });
}

function readPrices(row: Row, { currency }: UnitReading): Pick<DevelopmentUnit, 'price' | 'furniture_price'> {
  const price = row.price('price', currency);
  return { price: price ?? 0, furniture_price: row.price('furniture_price', currency, { emptyIsZero: true }) ?? 0 };
}

function readFacts(row: Row, report: Report): UnitFacts {
  const facts = mapUnitFacts((name) => readFact(row, name));
  const { gross_area: gross, net_area: net } = facts;
  if (gross !== null && net !== null && net > gross && !row.isShifted)
    report.mistake('area_disorder', row.place, { net, gross });
  return mapUnitFacts((name) => facts[name] ?? 0);
}

function readFact(row: Row, name: UnitFactName): number | null {
  const { kind, max, isOptional } = unitFacts[name];
  const options = { emptyIsZero: isOptional };
  return kind === 'count' ? row.integer(name, 0, max, options) : row.area(name, max, options);
}

function readFiles(
  row: Row,
  { references, report, known, panoramas, settings }: UnitReading,
): Pick<DevelopmentUnit, 'tags' | 'images' | 'plans' | 'info_sheet' | 'link_360'> {
  const tags = row.distinct('tags');
  for (const tag of tags) {
    if (known.tags !== null && !known.tags.has(tag))
      row.mistake('tag_unknown', 'tags', tag, { hint: suggestSeveral(tag, known.tags) });
  }
  if (row.isShifted) return { tags: [], images: [], plans: [], info_sheet: null, link_360: null };
  const sheet = row.optional('info_sheet');
  return {
    tags: [...new Set(tags)],
    images: references.pictureList(row.distinct('images'), row.place),
    plans: references.pictureList(row.distinct('plans'), row.place),
    info_sheet: sheet === null ? null : references.document(sheet, row.place, 'documents'),
    link_360: read360(row, panoramas, settings, report),
  };
}
