import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { frontSvg, legalTexts, planSvg, planUnits, rotatorJson, toCsv, unitRows } from './package-content.ts';
import { standardOptions, type PackageOptions, type PlannedBuilding, type PlannedUnit } from './package-options.ts';

/** A development package in a folder. `change` edits a text file; `remove` deletes the folder. */
export type BuiltPackage = {
  folder: string;
  options: PackageOptions;
  path(file: string): string;
  write(file: string, content: string | Buffer): Promise<void>;
  change(file: string, edit: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
};

/** Creates a small valid package in a temporary folder, with real pictures, drawings and tables. */
export async function buildPackage(options: Partial<PackageOptions> = {}): Promise<BuiltPackage> {
  const all: PackageOptions = { ...standardOptions, ...options };
  const built = packageAt(await mkdtemp(join(tmpdir(), 'loggia-package-')), all);
  await writeTables(built, all);
  await writeLegalPages(built);
  const classes = [...Map.groupBy(all.buildings, (building) => building.className.toLowerCase())];
  for (const [index, [name, buildings]] of classes.entries()) {
    // Each front has a picture of its own.
    await built.write(`fronts/${name}.webp`, await picture(960, 540, 200 + index, 'webp'));
    await writeClass(built, name, buildings, all);
  }
  for (const [index, name] of all.pictureNames.entries())
    await built.write(`pictures/${name}`, await picture(960, 540, index * 40, name.endsWith('.png') ? 'png' : 'webp'));
  await writeRotator(built, all);
  return built;
}

/** A package in an existing folder. */
export function packageAt(folder: string, options: PackageOptions): BuiltPackage {
  const path = (file: string) => join(folder, file);
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), content);
  };
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(path(file), edit(await readFile(path(file), 'utf8')));
  return { folder, options, path, write, change, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function writeTables(built: BuiltPackage, options: PackageOptions): Promise<void> {
  const { projectId, projectName, frames, settings } = options;
  const development = {
    settings: {
      map: { centre: { lat: 38.42, lng: 27.13 } },
      projectName,
      projectId,
      botSalesRep: { email: 'bot@gunes.example' },
      frames: Math.max(0, frames - 1),
      ...settings,
    },
    texts: { en: { greeting: 'Welcome' }, tr: { greeting: 'Hoş geldiniz' } },
  };
  await built.write('development.json', JSON.stringify(development, null, 2));
  const buildings = options.buildings.map((one, index) => [
    one.code,
    one.className,
    `Building ${one.code}`,
    `${one.code} Blok`,
    String(index + 1),
    '1',
    one.isVilla ? '1' : '0',
    'Konut',
    `instance_${index}`,
  ]);
  await built.write(
    'buildings.csv',
    toCsv([
      ['code', 'class_name', 'name_en', 'name_tr', 'number', 'zone_id', 'is_villa', 'building_type', 'instance_name'],
      ...buildings,
    ]),
  );
  await built.write('units.csv', toCsv(unitRows(options)));
  await built.write('room-types.csv', 'name,label_en,label_tr,folder\n2+1,Two bedrooms,2+1,2+1\n');
  await built.write(
    'apartment-types.csv',
    `name,title_en,title_tr,images,plans,link_360\nTip Ş,Type Ş,Tip Ş,${options.pictureNames.join('|')},,\n`,
  );
  await built.write('building-types.csv', 'name,title_en,title_tr\nKonut,Residence,Konut\n');
  await built.write('tags.csv', 'tag,title_en,title_tr\nsea,Sea view,Deniz manzarası\ncorner,Corner,Köşe\n');
  await built.write('lead-sources.csv', 'name\nWeb\nİstanbul ofisi\n');
  await built.write(
    'galleries.csv',
    `slug,name_en,name_tr,type,images,link,dark_text\ngarden,Garden,Bahçe,image,${options.pictureNames[0]},,0\nfilm,Film,Film,link,,https://film.example/one,1\n`,
  );
  await built.write(
    'places.csv',
    'id,category,title_en,title_tr,lat,lng,link\n1,museums,Museum,Müze,38.42,27.14,/location/museums/1\n2,shops,"Market, old",Çarşı,38.43,27.15,\n',
  );
}

async function writeLegalPages(built: BuiltPackage): Promise<void> {
  for (const [name, text] of Object.entries(legalTexts)) await built.write(`legal/${name}.md`, text);
}

async function writeClass(
  built: BuiltPackage,
  name: string,
  buildings: PlannedBuilding[],
  options: PackageOptions,
): Promise<void> {
  const [first] = buildings;
  if (first === undefined) throw new Error(`Class ${name} has no buildings`);
  await built.write(`fronts/${name}.svg`, frontSvg(first));
  const units = planUnits(first, options);
  const isShared = first.isVilla && buildings.length > 1;
  for (const [level, onLevel] of Map.groupBy(units, (unit) => unit.level))
    await writePlans(built, `${name}f${level}`, onLevel, isShared);
}

async function writePlans(built: BuiltPackage, code: string, units: PlannedUnit[], isShared: boolean): Promise<void> {
  await built.write(`plans/${code}.svg`, planSvg(units, isShared));
  const dublex = units.filter((unit) => unit.isDublex);
  if (dublex.length > 0) await built.write(`plans/${code}d.svg`, planSvg(dublex, isShared));
}

async function writeRotator(built: BuiltPackage, options: PackageOptions): Promise<void> {
  if (options.frames === 0) return;
  const { width, height } = options.frameSize;
  for (let index = 0; index < options.frames; index++)
    await built.write(
      `rotator/building0/b${index}.webp`,
      await picture(width, height, (index * 255) / options.frames, 'webp'),
    );
  await built.write('rotator/rotator.json', JSON.stringify(rotatorJson(options), null, 1));
}

const drawn = new Map<string, Promise<Buffer>>();

/** A picture of the given size with a gradient whose hue depends on `shade` (0 to 255). */
export function picture(
  width: number,
  height: number,
  shade: number,
  format: 'webp' | 'png' | 'jpeg',
): Promise<Buffer> {
  const key = `${width}×${height} ${shade} ${format}`;
  const known = drawn.get(key) ?? drawPicture(width, height, shade, format);
  drawn.set(key, known);
  return known;
}

async function drawPicture(
  width: number,
  height: number,
  shade: number,
  format: 'webp' | 'png' | 'jpeg',
): Promise<Buffer> {
  const red = Math.round(shade) % 256;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="rgb(${red},120,90)"/><stop offset="1" stop-color="rgb(40,${255 - red},160)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().toFormat(format).toBuffer();
}
