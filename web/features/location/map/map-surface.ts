import type { Position } from '#domain/routes/position.ts';

/** Where something stands on the screen, in CSS pixels from the corner of the map. */
export type Spot = { x: number; y: number };

/** Pixels of the map's edges that something lies over. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export type Light = 'day' | 'evening';

/** A map as the Location screen needs one, whoever draws it. Positions are longitude and latitude. */
export type MapSurface = {
  /** Where a position stands now. */
  spotOf(position: Position): Spot;
  /** Tells whenever positions stand elsewhere; answers what ends it. */
  onMove(moved: () => void): () => void;
  zoomBy(steps: number): void;
  /** Goes back to where the map began. */
  recentre(): void;
  /** Brings positions into sight, clear of what lies over the map. */
  show(positions: readonly Position[], insets: Insets): void;
  /** Draws a line of the way so far; none clears it. */
  drawRoute(points: readonly Position[]): void;
  setLight(light: Light): void;
  /** Brings a spot that the keyboard went to into sight. */
  reveal(position: Position, insets: Insets): void;
  remove(): void;
};

/**
 * What a map begins with. `onTrouble` hears of parts that could not be fetched, `onNotes` of whose data is shown,
 * whenever more is known of it.
 */
export type SurfaceOptions = {
  container: HTMLElement;
  centre: Position;
  zoom: number;
  minZoom: number;
  title: string;
  language: 'en' | 'tr';
  light: Light;
  insets: Insets;
  /** A style that somebody else serves, and the key of a map service: what the setting says. */
  styleUrl: string | null;
  apiKey: string | null;
  onTrouble: () => void;
  onNotes: (notes: string[]) => void;
};

/** A map that is open, and whether it is only schematic. */
export type OpenedMap = { surface: MapSurface; isSchematic: boolean };
