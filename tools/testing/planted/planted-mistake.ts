import type { MistakeCode, WarningCode } from '#tools/import/mistakes/texts.ts';
import type { BuiltPackage } from '../build-package.ts';

/**
 * A mistake planted in a package, and how the import must report it. `says` is a part of its English text, `alone`
 * marks one that would hide others.
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

/** Something that a package may contain but that its author did not mean, and the warning that names it. */
export type Oversight = {
  name: string;
  code: WarningCode;
  file: string;
  line?: number;
  says: string;
  plant: (built: BuiltPackage) => Promise<void>;
};
