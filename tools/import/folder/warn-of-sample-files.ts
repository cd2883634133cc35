import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { starter } from '../../new/new-development.ts';
import type { Report } from '../mistakes/report.ts';
import type { PackageFolder } from './read-folder.ts';

/** What is shown as it is; tables and texts are looked through for samples where they are read. */
const shown = /\.(?:svg|webp)$/i;

/**
 * Warns of pictures, plans and outlines that are still those of `npm run new`, under whatever name: their bytes are
 * compared, because a picture that was opened and saved has been worked on. What is already named, such as a picture
 * that nothing uses, is not named again.
 */
export async function warnOfSampleFiles({ files }: PackageFolder, report: Report): Promise<void> {
  const samples = await readSamples();
  const named = new Set([...report.mistakes, ...report.warnings].map(({ file }) => file));
  for (const [file, path] of files) {
    if (!shown.test(file) || named.has(file)) continue;
    const { size } = await stat(path);
    const alike = samples.filter((sample) => sample.length === size);
    if (alike.length === 0) continue;
    const bytes = await readFile(path);
    if (alike.some((sample) => sample.equals(bytes))) report.warning('file_sample', { file }, { path: file });
  }
}

async function readSamples(): Promise<Buffer[]> {
  const names = await readdir(starter, { recursive: true });
  return Promise.all(names.filter((name) => shown.test(name)).map((name) => readFile(join(starter, name))));
}
