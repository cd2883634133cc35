import { readFile, stat } from 'node:fs/promises';
import type { Place, Report } from '../mistakes/report.ts';

/** A file of the package by its path on disk. `name` and `place` are what and where a mistake in it is reported. */
type PackageFile = { path: string; name: string; place: Place };

/** Whether a file is within a size limit; reported if it is not. The file is not opened. */
export async function isWithinSizeLimit(
  { path, name, place }: PackageFile,
  maxMegabytes: number,
  report: Report,
): Promise<boolean> {
  const { size } = await stat(path);
  if (size <= maxMegabytes * 1024 * 1024) return true;
  report.mistake('file_too_large', place, { path: name, size: Math.ceil(size / 1024 / 1024), max: maxMegabytes });
  return false;
}

/** Reads a file of the package. Returns null, with the mistake reported, if it is larger than the limit. */
export async function readWithinSizeLimit(
  file: PackageFile,
  maxMegabytes: number,
  report: Report,
): Promise<Buffer | null> {
  return (await isWithinSizeLimit(file, maxMegabytes, report)) ? readFile(file.path) : null;
}
