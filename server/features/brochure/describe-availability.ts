import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { BrochureContext } from './brochure-context.ts';
import { typeNamesOf } from './type-names.ts';

/** A row of the table. `price` is '' if no prices are shown. */
type AvailabilityRow = { code: string; rooms: string; area: string; price: string };
type AvailabilityGroup = { title: string; rows: AvailabilityRow[] };
/** The table; `columns` is the number of columns on a page. */
export type Availability = { columns: number; pages: AvailabilityPage[] };
/** A page of the table, column by column; `height` is that of the longest column, in millimetres. */
type AvailabilityPage = { columns: AvailabilityGroup[][]; height: number };

/** The available units, grouped by building and floor. */
export function describeAvailability({ catalogue, units, words, showPrices }: BrochureContext): Availability {
  const titleOf = (unit: Property) => {
    const building = catalogue.values.buildings.find(({ id }) => id === unit.building_id);
    if (building?.is_villa) return typeNamesOf(building, catalogue, words.language).title;
    const name = building ? localised(building, 'name', words.language) : '';
    return [name, words.floor(unit.flat_level, building?.class_name)].filter(Boolean).join(' · ');
  };
  const free = units.filter((unit) => statusLabel(unit.status_id) === 'available');
  const groups = [...Map.groupBy(free, titleOf)].map(([title, groupUnits]) => ({
    title,
    rows: groupUnits.map((unit) => ({
      code: unit.code,
      rooms: roomLabel(unit, catalogue.values.roomTypes, words.language),
      area: words.area(unit.gross_area),
      price: showPrices ? words.price(unit.price ?? 0) : '',
    })),
  }));
  const fits = (room: typeof four) => {
    const isShort = (row: AvailabilityRow) => lengths.every((name) => row[name].length <= room[name]);
    return groups.every(({ rows }) => rows.every(isShort));
  };
  const columns = [four, three].find(fits)?.columns ?? 2;
  return { columns, pages: layOutGroups(groups, columns) };
}

/** Heights in millimetres, as the template sets them: a group's title with its gap, a row, and a whole column. */
export const availabilityHeights = { title: 12.5, row: 4.9, column: 139 } as const;
/** How many letters of a code, room type, area and price fit if a page has four columns, or three. */
const four = { columns: 4, code: 6, rooms: 7, area: 10, price: 10 };
const three: typeof four = { columns: 3, code: Infinity, rooms: Infinity, area: 11, price: 15 };
const lengths = ['code', 'rooms', 'area', 'price'] as const;

/**
 * Fills pages of this many columns; those of the last page have about the same length. A group that continues in the
 * next column repeats its title there.
 */
export function layOutGroups(groups: readonly AvailabilityGroup[], columns: number): AvailabilityPage[] {
  const full = fillColumns(groups, availabilityHeights.column);
  const before = full.slice(0, Math.floor((full.length - 1) / columns) * columns);
  const lastPage = regroup(full.slice(before.length));
  const { title, row, column } = availabilityHeights;
  let even: AvailabilityGroup[][] = [];
  for (let height = title + row; height <= column + row; height += row) {
    even = fillColumns(lastPage, Math.min(height, column));
    if (even.length <= columns) break;
  }
  const pages = Array.from({ length: before.length / columns }, (_, index) =>
    before.slice(index * columns, (index + 1) * columns),
  );
  return [...pages, ...(even.length > 0 ? [even] : [])].map((page) => ({
    columns: page,
    height: Math.max(...page.map(heightOf)),
  }));
}

function fillColumns(groups: readonly AvailabilityGroup[], height: number): AvailabilityGroup[][] {
  const { title: titleHeight, row } = availabilityHeights;
  const filled: AvailabilityGroup[][] = [];
  let left = 0;
  const fitting = () => Math.floor((left - titleHeight) / row + 1e-9);
  for (const { title, rows } of groups) {
    for (let index = 0; index < rows.length;) {
      // A title that would have a single row below it moves to the next column, unless that row is the whole group.
      if (filled.length === 0 || fitting() < Math.min(2, rows.length - index)) {
        filled.push([]);
        left = height;
      }
      const part = rows.slice(index, index + Math.max(1, fitting()));
      filled.at(-1)?.push({ title, rows: part });
      index += part.length;
      left -= titleHeight + part.length * row;
    }
  }
  return filled;
}

/** Joins groups again that were continued in the next column. */
function regroup(filled: readonly AvailabilityGroup[][]): AvailabilityGroup[] {
  return [...Map.groupBy(filled.flat(), ({ title }) => title)].map(([title, parts]) => ({
    title,
    rows: parts.flatMap(({ rows }) => rows),
  }));
}

function heightOf(column: readonly AvailabilityGroup[]): number {
  const { title, row } = availabilityHeights;
  return column.reduce((sum, { rows }) => sum + title + rows.length * row, 0);
}
