import type { Language } from '#domain/texts/language.ts';
import type { Position } from '#domain/routes/position.ts';

/** A point on the screen, in CSS pixels from the map's top left corner. */
export type ScreenPoint = { x: number; y: number };

/** How far other elements overlap each edge of the map, in CSS pixels. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export type Light = 'day' | 'evening';

/** What the location screen needs from a map, whichever provider draws it. Positions are longitude and latitude. */
export type MapView = {
  /** The screen point of a position at this moment. */
  project(position: Position): ScreenPoint;
  /** Calls `listener` whenever projected points change; returns the function that unsubscribes it. */
  onMove(listener: () => void): () => void;
  zoomBy(steps: number): void;
  /** Calls `listener` after the map took on another size; returns the function that unsubscribes it. */
  onResize(listener: () => void): () => void;
  /** Returns to the initial view. */
  recentre(insets: Insets): void;
  /** Zooms and pans so that all positions are visible and nothing overlaps them. */
  show(positions: readonly Position[], insets: Insets): void;
  /** Draws these points of a route; an empty list clears it. */
  drawRoute(points: readonly Position[]): void;
  setLight(light: Light): void;
  /** Pans to a position that got the keyboard focus. */
  reveal(position: Position, insets: Insets): void;
  remove(): void;
};

/** The initial state of a map. */
export type MapOptions = {
  container: HTMLElement;
  centre: Position;
  zoom: number;
  minZoom: number;
  title: string;
  language: Language;
  /** The languages of the development, in its order. */
  offered: readonly Language[];
  light: Light;
  insets: Insets;
  /** The URL of an external style (setting `map.styleUrl`). */
  styleUrl: string | null;
  /** The API key of a map service (setting `map.key`). */
  apiKey: string | null;
  /** Called when a part of the map could not be fetched. */
  onError: () => void;
  /** Called with the complete list whenever the shown data sources change. */
  onAttributions: (attributions: string[]) => void;
  /**
   * Aborted when the screen is left. By then the container is removed, so a map that is still loading must not open.
   */
  signal: AbortSignal;
};

/** An open map; `isSchematic` if it is a drawing rather than map data. */
export type OpenedMap = { view: MapView; isSchematic: boolean };
