import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { picture } from '../build-package.ts';
import type { BuiltPackage } from '../build-package.ts';
import type { Oversight, PlantedMistake } from './planted-mistake.ts';

const front = 'fronts/δ.svg';
const plan = 'plans/δf1.svg';
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n';
const floors = 'd="M400 900h1100v90h-1100z M400 800h1100v90h-1100z M400 700h1100v90h-1100z"';
const street = (at: number) => ({
  type: 'Feature',
  properties: { kind: 'street', class: 'residential' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [511_000 + at, 4_252_000],
      [511_100 + at, 4_252_100],
    ],
  },
});

/** Mistakes that programs make in a whole table, drawing or folder, each of which must be the only entry of the list. */
export const plantedOfOneCause: PlantedMistake[] = [
  ofTable('apostrophes before codes', 'cells_apostrophe', 2, "code begin with an apostrophe (18), such as 'Δ-001", {
    code: (value) => `'${value}`,
  }),
  ofTable('codes with slashes', 'code_format', 2, 'Column code is "Δ/001" (likewise Δ/002 (3), Δ/003 (4), ', {
    code: (value) => value.replace('-', '/'),
  }),
  ofTable('statuses in capitals', 'status_unknown', 2, 'Status "AVAILABLE" is not known (likewise ', {
    status: (value) => value.toUpperCase(),
  }),
  ofTable('types that were filled down as a series', 'apartment_type_unknown', 2, '"Type 1" (likewise Type 2 (3), ', {
    apartment_type: (_, row) => `Type ${row + 1}`,
  }),
  ofTable(
    'pictures that were filled down as a series',
    'picture_missing',
    2,
    'pictures/a/1.webp (likewise pictures/a/2',
    {
      images: (_, row) => `a/${row + 1}.webp`,
    },
  ),
  ofTable('information sheets that are missing', 'file_missing', 2, 'documents/Δ-001.pdf is missing (likewise ', {
    info_sheet: (_, row, cells) => `${cells[2] ?? row}.pdf`,
  }),
  ofTable('numbers without the zeros in front', 'numbers_respelt', 2, '"1" of building Δ is "001" in plans/δf0.svg', {
    number: (value) => value.replace(/^0+(?=.)/, ''),
  }),
  ...(
    [
      ['units.csv', 'units-Table 1.csv'],
      ['units.csv', 'units/Table 1-1.csv'],
      ['tags.csv', 'tags - Sheet1.csv'],
    ] as const
  ).map(([file, exported]) =>
    moved(`table exported as ${exported}`, 'file_missing', file, file, exported, `there is ${exported}`),
  ),
  moved('folder of plans in capitals', 'folder_misnamed', 'Plans/', 'plans', 'Plans', 'Rename it to plans'),
  moved('folder of fronts with a space', 'folder_misnamed', 'fronts /', 'fronts', 'fronts ', 'is not called fronts'),
  moved('shortcut', 'file_pointer', plan, plan, `${plan}.lnk`, 'only stands for the file, which is not here (.lnk)'),
  moved('plan that is in the cloud', 'file_pointer', plan, plan, 'plans/.δf1.svg.icloud', 'not here (iCloud)'),
  of('folder that is packed', 'folder_packed', 'plans.zip', 'Unpack it into the folder plans/', async (built) => {
    await rm(built.path('plans'), { recursive: true });
    await built.write('plans.zip', 'PK');
  }),
  ...['fronts', 'plans', 'pictures'].map((name) =>
    of(`folder ${name} missing`, 'folder_absent', `${name}/`, `The folder ${name}/ is missing`, (built) =>
      rm(built.path(name), { recursive: true }),
    ),
  ),
  of('plans within their folder', 'folder_nested', 'plans/plans/', 'Move them up into plans/', async ({ path }) => {
    await rename(path('plans'), path('moved'));
    await mkdir(path('plans'));
    await rename(path('moved'), path('plans/plans'));
  }),
  of(
    'front without files',
    'front_absent',
    'buildings.csv',
    'fronts/δ.svg and fronts/δ.webp are missing',
    async (built) => {
      for (const file of [front, 'fronts/δ.webp']) await rm(built.path(file));
    },
  ),
  of('plan saved over another', 'plan_overwritten', plan, 'the same file as plans/δf0.svg', async (built) =>
    built.write(plan, await readFile(built.path('plans/δf0.svg'))),
  ),
  of('deleted row of a building', 'building_row_missing', 'buildings.csv', 'no row for building "Δ"', (built) =>
    built.change('buildings.csv', (text) => text.replace(/^Δ,.*\n/m, '')),
  ),
  of('building misspelt in its row', 'building_other_code', 'buildings.csv', 'Write "Δ" as the code', (built) =>
    built.change('buildings.csv', (text) => text.replace(/^Δ,/m, 'ΔΔ,')),
  ),
  of('floor without units', 'plan_without_units', 'plans/ş2f1.svg', 'no unit on floor 1 of class Ş2', (built) =>
    built.change('units.csv', (text) => text.replace(/^Ş2,\d+,[^,]*,1,.*\n/gm, '')),
  ),
  of('texts by key', 'texts_by_key', 'development.json', 'by their keys, such as greeting', (built) =>
    built.change('development.json', (text) =>
      text.replace(/"texts": \{[^]*/, '"texts": { "greeting": { "en": "Welcome", "tr": "Hoş geldiniz" } } }'),
    ),
  ),
  of(
    'plans with other names',
    'plans_other_names',
    'plans/δ-floor-0.svg',
    'missing: plans/δf0.svg, ',
    async (built) => {
      for (const level of [0, 1])
        await rename(built.path(`plans/δf${level}.svg`), built.path(`plans/δ-floor-${level}.svg`));
    },
  ),
  ...[plan, 'units.csv', 'fronts/δ.webp'].map((file) =>
    of(`pointer of Git LFS: ${file}`, 'file_pointer', file, 'git lfs pull', (built) => built.write(file, pointer)),
  ),
  ofText(
    'unfinished merge',
    'merge_conflict',
    'buildings.csv',
    2,
    /^(Δ,.*)$/m,
    'begins with <<<<<<< HEAD',
    (row) => `<<<<<<< HEAD\n${row}\n=======\n${row.replace('Building', 'House')}\n>>>>>>> main`,
  ),
  ofDrawing('floors joined into one shape', 'outlines_flattened', front, 'joins 3 separate outlines', (svg) =>
    svg.replace(/<g id="floors">.*<\/g>/, `<path id="floors" ${floors}/>`),
  ),
  ofDrawing('floors joined into the first one', 'outlines_flattened', front, 'none: floor-0, floor-1, floor-2', (svg) =>
    svg.replace(/<g id="floors">.*<\/g>/, `<g><path id="floor-0" ${floors}/></g>`),
  ),
  ofDrawing('units joined into one shape', 'outlines_flattened', plan, 'these have none: 101, 102, 103, 104', (svg) =>
    svg.replace(
      /<g id="units">.*<\/g>/,
      '<g id="units"><path d="M12 14h400v300h-400z M512 14h400v300h-400z M12 414h400v300h-400z M512 414h400v300h-400z"/></g>',
    ),
  ),
  ofDrawing('group of units that is one shape', 'units_group_missing', plan, 'line 1 has this name, but is a', (svg) =>
    svg.replace(/<g id="units">.*<\/g>/, '<path id="units" d="M12 14h400v300h-400z M512 14h400v300h-400z"/>'),
  ),
  ofDrawing('front with a cropped artboard', 'polygons_outside', front, '320 180: floor-0, floor-1, floor-2', (svg) =>
    svg.replace('0 0 1920 1080', '0 0 320 180'),
  ),
  ofDrawing('plan beside its artboard', 'polygons_outside', plan, 'viewBox 2000 0 1024 768: unit-101', (svg) =>
    svg.replace('0 0 1024 768', '2000 0 1024 768'),
  ),
  ofDrawing('floors in another script', 'floors_other_names', front, 'этаж-0, этаж-1, этаж-2. Floors of', (svg) =>
    svg.replaceAll('floor-', 'этаж-'),
  ),
  ofDrawing('floors without names', 'shape_without_id', front, 'such as floor-0, and export it with its names', (svg) =>
    svg.replaceAll(/ id="floor-\d"/g, ''),
  ),
  ofDrawing(
    'floors counted from one on the front',
    'floors_shifted',
    front,
    'the floors 1, 2, 3, but its units',
    (svg) => svg.replaceAll(/floor-(\d)/g, (_, level) => `floor-${Number(level) + 1}`),
  ),
  ofDrawing('walls among the outlines', 'polygon_without_unit', plan, 'The polygon walls belongs to no unit', (svg) =>
    svg.replace(/(<g id="walls".*?)<\/g>(<g id="units">)/, '$2$1</g>'),
  ),
  of('compressed plan named svg', 'content_renamed', plan, 'is in fact SVGZ', async (built) =>
    built.write(plan, gzipSync(await readFile(built.path(plan)))),
  ),
  of('map in metres', 'map_other_system', 'map/base.geojson', '511000, 4252000. Export it in degrees', (built) =>
    built.write(
      'map/base.geojson',
      JSON.stringify({ type: 'FeatureCollection', features: [0, 1, 2, 3].map(street) }, null, 1),
    ),
  ),
  of('mark of pixels', 'svg_unreadable', 'brand/mark.png', 'as an SVG of paths', async (built) => {
    await built.write('brand/mark.png', await picture(64, 64, 9, 'png'));
    await built.change('development.json', (text) =>
      text.replace('"settings": {', '"settings": {\n    "brand": { "mark": "mark.png" },'),
    );
  }),
];

/** What nobody sees in a table or a folder. */
export const oversightsOfCopies: Oversight[] = [
  ...(
    [
      [
        'title',
        'tags.csv',
        'Sea view',
        '"Sea\nview"',
        'The text title_en has a line break, written here as a point: "Sea·view"',
      ],
      ['name', 'apartment-types.csv', 'Tip Ş,', '"Tip\r\nŞ",', 'The text name has a line break'],
    ] as const
  ).map(([whose, file, from, to, says]): Oversight => ({
    name: `line break in a ${whose}`,
    code: 'text_line_break',
    file,
    line: 2,
    says,
    plant: (built) => built.change(file, (text) => text.replace(from, to)),
  })),
  {
    name: 'front with the picture of another one',
    code: 'picture_copied',
    file: 'fronts/ş2.webp',
    says: 'has the same content as fronts/δ.webp',
    plant: async (built) => built.write('fronts/ş2.webp', await readFile(built.path('fronts/δ.webp'))),
  },
  {
    name: 'legal pages that are exchanged',
    code: 'legal_exchanged',
    file: 'legal/imprint.en.md',
    line: 1,
    says: '"Privacy notice", which is that of another page: legal/privacy.en.md',
    plant: async ({ path }) => {
      await rename(path('legal/imprint.en.md'), path('legal/other'));
      await rename(path('legal/privacy.en.md'), path('legal/imprint.en.md'));
      await rename(path('legal/other'), path('legal/privacy.en.md'));
    },
  },
];

function of(
  name: string,
  code: PlantedMistake['code'],
  file: string,
  says: string,
  plant: PlantedMistake['plant'],
): PlantedMistake {
  return { name, code, file, says, alone: true, plant };
}

function moved(name: string, code: PlantedMistake['code'], file: string, from: string, to: string, says: string) {
  return of(name, code, file, says, async ({ path }) => {
    await mkdir(dirname(path(to)), { recursive: true });
    await rename(path(from), path(to));
  });
}

function ofDrawing(
  name: string,
  code: PlantedMistake['code'],
  file: string,
  says: string,
  edit: (svg: string) => string,
): PlantedMistake {
  return { ...of(name, code, file, says, (built) => built.change(file, edit)), line: 1 };
}

function ofText(
  name: string,
  code: PlantedMistake['code'],
  file: string,
  line: number,
  from: RegExp,
  says: string,
  to: (found: string) => string,
): PlantedMistake {
  return { ...of(name, code, file, says, (built) => built.change(file, (text) => text.replace(from, to))), line };
}

/** Changes whole columns of the table of units. */
function ofTable(
  name: string,
  code: PlantedMistake['code'],
  line: number,
  says: string,
  columns: Record<string, (value: string, row: number, cells: readonly string[]) => string>,
): PlantedMistake {
  const plant = (built: BuiltPackage) =>
    built.change('units.csv', (text) => {
      const [header = '', ...rows] = text.trimEnd().split('\n');
      const names = header.split(',');
      const written = rows.map((row, index) => {
        const cells = row.split(',');
        return cells.map((cell, at) => columns[names[at] ?? '']?.(cell, index, cells) ?? cell).join(',');
      });
      return `${[header, ...written].join('\n')}\n`;
    });
  return { ...of(name, code, 'units.csv', says, plant), line };
}
