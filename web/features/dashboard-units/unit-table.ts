import type { Property } from '#contract/entities/property.ts';
import type { Translate } from '#web/texts/language.tsx';
import type { Draft, DraftFault } from './use-change-unit.ts';

/** What the cells of the table show and do. */
export type UnitTable = {
  t: Translate;
  names: {
    roomOf: (unit: Property) => string;
    typeOf: (unit: Property) => string;
    buildingOf: (unit: Property) => string;
  };
  hasBuildings: boolean;
  floorName: (unit: Property) => string;
  areaText: (area: number) => string;
  statuses: readonly { id: number; title: string }[];
  can: { changeStatuses: boolean; changePrices: boolean };
  draft: Draft | undefined;
  fault: Exclude<DraftFault, 'same'> | undefined;
  busy: boolean;
  edit: (unit: Property) => void;
  write: (part: Partial<Draft>) => void;
  save: () => void;
  cancel: () => void;
  showHistory: (unit: Property) => void;
};
