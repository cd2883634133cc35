import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { languages } from '#domain/texts/language.ts';
import { writeNewDevelopment } from '#tools/new/new-development.ts';
import { samplePlaces } from '#tools/new/sample-places.ts';
import { sampleEmail, sampleKeys } from '#tools/new/texts/samples.ts';
import { starterTexts } from '#tools/new/texts/texts.ts';

/**
 * Writes a package as `npm run new` does, and replaces all that is only a sample in it, as its author would: the check
 * has nothing to say about it.
 */
export async function writeFinishedDevelopment(...[folder, ...rest]: Parameters<typeof writeNewDevelopment>) {
  await writeNewDevelopment(folder, ...rest);
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(csv|json|md)$/.test(file)) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), withoutSamples(file === 'places.csv' ? withoutPlaces(text) : text));
    } else if (file.endsWith('.svg')) await appendFile(join(folder, file), '\n');
    else if (file.endsWith('.webp'))
      await writeFile(
        join(folder, file),
        await sharp(await readFile(join(folder, file)))
          .negate()
          .webp()
          .toBuffer(),
      );
}

function withoutSamples(text: string): string {
  const samples = languages.flatMap((language) => sampleKeys.map((key) => starterTexts[language][key]));
  return samples
    .toSorted((a, b) => b.length - a.length)
    .reduce((result, sample) => result.replaceAll(sample, 'Yalova 1'), text)
    .replaceAll(sampleEmail, 'office@harbour.example');
}

/** Renames the places, whose names other tables may contain as well. */
function withoutPlaces(text: string): string {
  const names = languages.flatMap((language) =>
    Object.keys(samplePlaces).map((key) => starterTexts[language][key as keyof typeof samplePlaces]),
  );
  return names.reduce((result, name) => result.replaceAll(`,${name},`, `,${name} 1,`), text);
}
