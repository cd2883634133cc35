import { plantedByAgencies } from './by-agencies.ts';
import { plantedByKeyboards } from './by-keyboards.ts';
import { plantedByPrograms } from './by-programs.ts';
import { plantedByRenaming } from './by-renaming.ts';
import { plantedInBrand } from './in-brand.ts';
import { plantedInDrawings } from './in-drawings.ts';
import { plantedInExports } from './in-exports.ts';
import { plantedInFileNames } from './in-file-names.ts';
import { plantedInHeaders } from './in-headers.ts';
import { plantedInLegal } from './in-legal.ts';
import { plantedInMaps } from './in-maps.ts';
import { plantedInOffices } from './in-offices.ts';
import { plantedInPictures } from './in-pictures.ts';
import { plantedInSettings } from './in-settings.ts';
import { plantedInSpreadsheets } from './in-spreadsheets.ts';
import { plantedInTables } from './in-tables.ts';
import { plantedOfOneCause } from './of-one-cause.ts';

export type { PlantedMistake } from './planted-mistake.ts';

/** All mistakes that tests plant, one at a time or together, into a package without mistakes. */
export const planted = [
  ...plantedInTables,
  ...plantedInHeaders,
  ...plantedInSpreadsheets,
  ...plantedByPrograms,
  ...plantedByKeyboards,
  ...plantedByRenaming,
  ...plantedByAgencies,
  ...plantedOfOneCause,
  ...plantedInOffices.map((mistake) => ({ ...mistake, alone: true })),
  ...plantedInDrawings,
  ...plantedInExports,
  ...plantedInPictures,
  ...plantedInSettings,
  ...plantedInBrand,
  ...plantedInMaps,
  ...plantedInLegal,
  ...plantedInFileNames,
];
