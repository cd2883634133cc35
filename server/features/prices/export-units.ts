import { priceCalls } from '#contract/calls/prices.ts';
import type { Property } from '#contract/entities/property.ts';
import { dayIn } from '#domain/dates/time-zone.ts';
import { toSafeCell } from '#domain/tables/formula-safe.ts';
import { csvForms, writeCsv, type Cell } from '#domain/tables/write-csv.ts';
import { mapUnitFacts } from '#domain/units/unit-facts.ts';
import { toUnits } from '#domain/money/minor-units.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { databaseNow } from '#server/database/database-now.ts';
import { buildings } from '#server/database/schema.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { attachedAs } from '#server/http/shown-name.ts';
import { requireProject } from '#server/people/find-project.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The columns of the exported table: those that a price list may change, and those by which people recognise a unit.
 * Prices are in currency units with decimals, as in price lists; areas are in m².
 */
const columns: Record<string, (unit: Property, buildingCode: string, currency: string | null) => Cell> = {
  code: (unit) => unit.code,
  building: (_, building) => building,
  floor: (unit) => unit.flat_level,
  number: (unit) => unit.number,
  room_type: (unit) => unit.room_type.name,
  apartment_type: (unit) => unit.apartment_type.name,
  ...mapUnitFacts((name) => (unit: Property) => unit[name]),
  status: (unit) => unit.status,
  price: (unit, _, currency) => toUnits(unit.price ?? 0, currency),
};

/** Sends all units as a table. The CSV has the separators that spreadsheet programs of the language expect. */
export function exportUnits({ db, catalogue }: SalesDependencies): CallHandler<typeof priceCalls.exportUnits> {
  return async ({ query: { format }, language, reply }) => {
    const { units } = await catalogue.current();
    const { settings } = await requireProject(db);
    const buildingCodes = new Map(
      (await db.select({ id: buildings.id, code: buildings.code }).from(buildings)).map(({ id, code }) => [id, code]),
    );
    const rows = [
      Object.keys(columns),
      ...[...units.values()].map((unit) =>
        Object.values(columns).map((read) => read(unit, buildingCodes.get(unit.building_id) ?? '', settings.currency)),
      ),
    ];
    const day = dayIn(settings.timeZone, await databaseNow(db));
    const bytes = format === 'csv' ? Buffer.from(writeCsv(rows, csvForms[language])) : await toWorkbook(rows);
    return reply
      .headers({
        'content-disposition': attachedAs('units', language, day, format),
        'cache-control': 'no-store',
      })
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : workbookType)
      .send(bytes);
  };
}

async function toWorkbook(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const data = rows.map((row, index) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? { value: toSafeCell(cell), type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) }
        : cell,
    ),
  );
  const columnWidths = (rows[0] ?? []).map((_, at) => ({
    width: Math.max(...rows.map((row) => String(row[at] ?? '').length)) + 2,
  }));
  return writeWorkbook(data, { sheet: 'units', stickyRowsCount: 1, columns: columnWidths }).toBuffer();
}
