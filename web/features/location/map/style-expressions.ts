import type { ExpressionSpecification, SourceSpecification } from 'maplibre-gl';

/** The faces of the brand; a development without them gets the sans-serif of the system. */
export const textFont = ['Brand Text'];
export const displayFont = ['Brand Display'];

/** A size in pixels, interpolated between stops that are given as pairs of zoom and pixels. */
export const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** Features of a kind (`sea`, `street`, `label`…). */
export const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

/** Streets of some classes (`primary`, `residential`…). */
export const isStreetClass = (...classes: string[]): ExpressionSpecification => [
  'all',
  isKind('street'),
  ['in', ['get', 'class'], ['literal', classes]],
];

export function emptySource(): SourceSpecification {
  return { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
}
