import type { Translated } from '#domain/texts/language.ts';
import type { fileNames as englishFileNames } from '../en/file-names.ts';

export const fileNames: Translated<typeof englishFileNames> = {
  units: 'residenzen',
  client: 'kunde',
  viewing: 'besichtigung',
};
