import { open } from 'node:fs/promises';
import { isLanguage, type Language } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';

/** More than the header of any table has, in bytes. */
const headerSize = 4_096;

/**
 * Guesses the languages of a package whose settings are invalid: those in which its buildings have names, so that its
 * tables are not blamed for missing other languages. English if there are none.
 */
export async function guessLanguages({ files }: PackageFolder): Promise<Language[]> {
  const path = files.get('buildings.csv');
  if (path === undefined) return ['en'];
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerSize));
    const [header = ''] = buffer.toString('latin1', 0, bytesRead).split('\n');
    const found = [...header.matchAll(/\bname_(\w+)/g)].map(([, code = '']) => code).filter(isLanguage);
    return found.length > 0 ? [...new Set(found)] : ['en'];
  } finally {
    await file.close();
  }
}
