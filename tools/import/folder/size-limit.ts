import { readFile, stat } from 'node:fs/promises';
import type { Place, Report } from '../mistakes/report.ts';

/** Whether a file is within a size limit; reported if it is not. The file is not opened. */
export async function isWithinSizeLimit(
  path: string,
  maxMegabytes: number,
  report: Report,
  place: Place,
  name: string,
): Promise<boolean> {
  const { size } = await stat(path);
  if (size <= maxMegabytes * 1024 * 1024) return true;
  report.mistake('file_too_large', place, { path: name, size: Math.ceil(size / 1024 / 1024), max: maxMegabytes });
  return false;
}

/** Reads a file of the package. Returns null, with the mistake reported, if it is larger than the limit. */
export async function readWithinSizeLimit(
  path: string,
  maxMegabytes: number,
  report: Report,
  place: Place,
  name: string,
): Promise<Buffer | null> {
  return (await isWithinSizeLimit(path, maxMegabytes, report, place, name)) ? readFile(path) : null;
}
