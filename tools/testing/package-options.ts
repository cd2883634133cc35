/** A building of a test package, with levels in ascending order. Buildings of one class share their front and plans. */
export type PlannedBuilding = {
  code: string;
  className: string;
  isVilla: boolean;
  levels: number[];
  unitsPerLevel: number;
  dublexLevels: number[];
};

export type PlannedUnit = {
  building: string;
  number: string;
  level: number;
  index: number;
  isDublex: boolean;
  status: string;
};

/** The content of a test package. */
export type PackageOptions = {
  projectId: number;
  projectName: string;
  buildings: PlannedBuilding[];
  statuses: string[];
  /** Paths below `pictures/`. */
  pictureNames: string[];
  frames: number;
  frameSize: { width: number; height: number };
  settings: Record<string, unknown>;
};

/** An apartment building with three floors of four units, unless `over` says otherwise. */
export function apartmentBuilding(code: string, over: Partial<PlannedBuilding> = {}): PlannedBuilding {
  return { code, className: code, isVilla: false, levels: [0, 1, 2], unitsPerLevel: 4, dublexLevels: [], ...over };
}

/** Two apartment buildings of different classes, no villas, file names in Greek and Turkish letters, three frames. */
export const standardOptions: PackageOptions = {
  projectId: 7,
  projectName: 'Güneş Evleri',
  buildings: [
    apartmentBuilding('Δ', { dublexLevels: [2] }),
    apartmentBuilding('Ş2', { levels: [0, 1], unitsPerLevel: 3 }),
  ],
  statuses: ['available', 'reserved', 'available', 'sold', 'blocked', 'offer', 'signed', 'issue'],
  pictureNames: ['κήπος/σαλόνι.webp', 'güneş/ışık ğüşiöç.png'],
  frames: 3,
  frameSize: { width: 320, height: 180 },
  settings: {},
};
