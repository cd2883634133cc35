import type { BuiltPackage } from '../build-package.ts';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';

/**
 * A mistake that somebody could make in a package, and how the import must name it. `alone`: it hides others of the
 * list.
 */
export type PlantedMistake = {
  name: string;
  code: MistakeCode;
  file: string;
  line?: number;
  alone?: boolean;
  plant: (built: BuiltPackage) => Promise<void>;
};
