import type { ExpressionSpecification, SourceSpecification } from 'maplibre-gl';
import { fieldsInOrder } from '#domain/texts/fields-in-order.ts';
import type { Language } from '#domain/texts/language.ts';

/** The fonts of the page: those of the brand, and one for letters that they lack. */
export const textFont = ['Brand Text', 'Arabic Fallback'];
export const displayFont = ['Brand Display', ...textFont];

/** The reader's language and those of the development, which decide the language of a name. */
export type MapLanguages = { language: Language; offered: readonly Language[] };

/**
 * An expression for the name of a feature: in the reader's language, otherwise its plain `name`, otherwise in the
 * languages of the development and all others, in this order.
 */
export function nameIn({ language, offered }: MapLanguages): ExpressionSpecification {
  const [own, ...others] = fieldsInOrder('name', language, offered).map((field) => ['get', field]);
  return ['coalesce', own, ['get', 'name'], ...others] as unknown as ExpressionSpecification;
}

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
