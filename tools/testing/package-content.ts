import { mapUnitFacts, unitFacts } from '#domain/units/unit-facts.ts';
import { unitColumns } from '../import/tables/read-units.ts';
import { required } from '../required.ts';
import type { PackageOptions, PlannedBuilding, PlannedUnit } from './package-options.ts';

/**
 * The units of a building, numbered by level: `101` is the first on level 1, `U101` on the first below ground. The
 * first unit of a duplex level is a duplex.
 */
export function planUnits(building: PlannedBuilding, options: PackageOptions): PlannedUnit[] {
  return building.levels.flatMap((level) =>
    Array.from({ length: building.unitsPerLevel }, (_, index) => ({
      building: building.code,
      number: building.isVilla ? 'unit' : `${level < 0 ? `U${-level}` : level}${String(index + 1).padStart(2, '0')}`,
      level,
      index,
      isDublex: building.dublexLevels.includes(level) && index === 0,
      status: required(options.statuses.at((index + level) % options.statuses.length), 'a status'),
    })),
  );
}

/** The rows of the unit table, the header first. */
export function unitRows(options: PackageOptions): string[][] {
  const units = options.buildings.flatMap((building) => planUnits(building, options));
  const rows = units.map((unit) => unitCells(unit, options));
  return [[...unitColumns], ...rows.map((cells) => unitColumns.map((column) => cells[column]))];
}

function unitCells(unit: PlannedUnit, { pictureNames }: PackageOptions): Record<(typeof unitColumns)[number], string> {
  return {
    building: unit.building,
    number: unit.number,
    code: `${unit.building}-${unit.number}`,
    level: String(unit.level),
    is_dublex: unit.isDublex ? '1' : '0',
    status: unit.status,
    room_type: '2+1',
    apartment_type: 'Tip Ş',
    price: String(15_000_000 + unit.level * 500_000 + unit.index * 100_000),
    furniture_price: '250000',
    ...mapUnitFacts((name) => (unitFacts[name].isOptional ? '' : '1')),
    gross_area: '84.5',
    net_area: '71.25',
    terrace_area: '8',
    garden_area: unit.level === 0 ? '20.5' : '',
    bathrooms: '2',
    tags: unit.index === 0 ? 'sea|corner' : '',
    images: required(pictureNames[unit.index % pictureNames.length], 'a picture'),
    plans: '',
    info_sheet: '',
    link_360: '',
  };
}

/** CSV text, with values quoted if necessary. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')).join('\n')}\n`;
}

/**
 * The front of a class: one strip per floor, the lowest at the bottom. Strips are 100 high, or lower if so many levels
 * would not fit the picture.
 */
export function frontSvg(building: PlannedBuilding): string {
  const step = Math.min(100, 960 / building.levels.length);
  const strips = building.levels.map(
    (level, index) =>
      `<rect id="floor-${level}" x="400" y="${1000 - (index + 1) * step}" width="1100" height="${step * 0.9}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080"><g id="floors">${strips.join('')}</g></svg>`;
}

/** A plan: walls, and the units in a grid in the group `units`. */
export function planSvg(units: readonly PlannedUnit[], isSharedByVillas: boolean): string {
  const columns = Math.ceil(Math.sqrt(units.length));
  const width = 1000 / columns;
  const height = 740 / Math.ceil(units.length / columns);
  const shapes = units.map((unit, place) => {
    const x = 12 + (place % columns) * width;
    const y = 14 + Math.floor(place / columns) * height;
    return `<rect id="${isSharedByVillas ? 'unit' : `unit-${unit.number}`}" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"><g id="walls" stroke="#333" fill="none"><path d="M12 14h1000v740h-1000z"/></g><g id="units">${shapes.join('')}</g></svg>`;
}

/** The rotator of a package, with markers that move around the middle. */
export function rotatorJson({ buildings, frames, frameSize }: PackageOptions): object {
  const turns = Array.from({ length: frames }, (_, index) => (360 / frames) * index);
  const markers = buildings.map((building) => ({
    building: building.code,
    anchors: turns.map((turn) => [
      Math.round(frameSize.width / 2 + 50 * Math.sin(turn / 57.3)),
      60,
      turn < 270 ? 1 : 0,
    ]),
    silhouettes: turns.map((turn) => (turn < 270 ? '100,60 200,60 200,160' : '')),
  }));
  return { sequences: [{ folder: 'building0', ...frameSize, start: 0, north: turns, markers }] };
}

/** The legal pages of a package, by name and language. */
export const legalTexts = {
  'imprint.en': '# Imprint\n\nGüneş Evleri, Pier 4\n',
  'imprint.tr': '# Künye\n\nGüneş Evleri, Rıhtım 4\n',
  'privacy.en': '# Privacy notice\n\n## Who\n\nWe keep **your name**, as the [imprint](/legal/imprint) says.\n',
  'privacy.tr': '# Gizlilik bildirimi\n\n## Kim\n\nAdınızı [künyede](/legal/imprint) yazdığı gibi saklarız.\n',
};
