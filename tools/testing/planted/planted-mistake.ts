import type { BuiltPackage } from '../build-package.ts';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';

/**
 * A mistake planted in a package, and how the import must report it. `says` is a part of its English text, `alone` marks
 * one that would hide others.
 */
export type PlantedMistake = {
  name: string;
  code: MistakeCode;
  file: string;
  line?: number;
  says?: string;
  alone?: boolean;
  plant: (built: BuiltPackage) => Promise<void>;
};
