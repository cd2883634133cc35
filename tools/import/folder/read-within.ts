import { readFile, stat } from 'node:fs/promises';
import type { Place, Report } from '../mistakes/report.ts';

/** Whether a file of the package weighs no more than it may; reported where it does. It is not opened. */
export async function isWithin(
  path: string,
  maxMegabytes: number,
  report: Report,
  place: Place,
  name: string,
): Promise<boolean> {
  const { size } = await stat(path);
  if (size <= maxMegabytes * 1024 * 1024) return true;
  report.mistake('file_too_large', place, { path: name, size: Math.ceil(size / 1024 / 1024), most: maxMegabytes });
  return false;
}

/** A file of the package; null, and reported, where it weighs more than it may. */
export async function readWithin(
  path: string,
  maxMegabytes: number,
  report: Report,
  place: Place,
  name: string,
): Promise<Buffer | null> {
  return (await isWithin(path, maxMegabytes, report, place, name)) ? readFile(path) : null;
}
