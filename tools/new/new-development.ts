import { randomInt } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';

/** A development to begin with: its name, and where it stands, in degrees. */
export type NewDevelopment = { name: string; lat: number; lng: number };

const starter = join(import.meta.dirname, 'starter');
/** The files with braces to fill in. */
const filled = /\.(json|md)$|^places\.csv$/;
/** The pictures that are made from drawings, by their paths in the package. */
const pictures = {
  'fronts/a.webp': 'source/front-a.svg',
  'fronts/v.webp': 'source/front-v.svg',
  'pictures/exterior.webp': 'source/front-a.svg',
  'pictures/living.webp': 'source/living.svg',
};

/**
 * Writes a small complete package into a folder that does not exist yet or is empty: a house with eight apartments and
 * a villa. It passes the check as it is. Throws an Error that says what to do if the folder holds something.
 */
export async function writeNewDevelopment(folder: string, development: NewDevelopment): Promise<void> {
  const present = await readdir(folder).catch(ignoreMissing);
  if (present.length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  await mkdir(folder, { recursive: true });
  await cp(starter, folder, { recursive: true });
  for (const file of (await readdir(starter, { recursive: true })).filter((path) => filled.test(path)))
    await writeFile(join(folder, file), fill(await readFile(join(folder, file), 'utf8'), folder, development));
  for (const [path, drawing] of Object.entries(pictures))
    await writeFile(join(folder, path), await sharp(join(folder, drawing)).webp({ quality: 90 }).toBuffer());
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error.code === 'ENOTDIR' ? new Error(`A file stands in the way: ${error.path}. Name a new folder.`) : error;
}

/** Fills in what stands in braces. Numbers lose the quotes that keep the template valid JSON. */
function fill(text: string, folder: string, { name, lat, lng }: NewDevelopment): string {
  const numbers: Record<string, string> = {
    // Two developments of one agency must not have the same number.
    projectId: String(randomInt(1_000, 1_000_000)),
    lat: lat.toFixed(6),
    lng: lng.toFixed(6),
    parkLat: (lat + 0.003).toFixed(6),
    parkLng: (lng - 0.004).toFixed(6),
    marketLat: (lat - 0.004).toFixed(6),
    marketLng: (lng + 0.002).toFixed(6),
    stationLat: (lat + 0.005).toFixed(6),
    stationLng: (lng + 0.006).toFixed(6),
  };
  const words: Record<string, string> = { folder: resolve(folder), slug: basename(resolve(folder)) };
  return text
    .replace(/"\{(\w+)\}"/g, (whole, key: string) => numbers[key] ?? (key === 'name' ? JSON.stringify(name) : whole))
    .replace(/\{(\w+)\}/g, (whole, key: string) => numbers[key] ?? words[key] ?? (key === 'name' ? name : whole));
}
