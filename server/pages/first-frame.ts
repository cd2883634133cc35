import type { Tour } from '#contract/entities/tour.ts';
import { escapeMarkup } from '#server/http/escape.ts';

/** The media query of screens that get the portrait frames; the rotator uses the same one. */
const portraitScreens = '(max-aspect-ratio: 27/40)';

/** The rotator's first frame as a picture element, so that it is shown before any script runs. Empty without a tour. */
export function writeFirstFrame(tour: Tour | undefined): string {
  const sequence = tour?.sequences[0];
  const webp = sequence?.landscape.webp[sequence.start];
  if (sequence === undefined || webp === undefined) return '';
  const source = (type: string, address: string | undefined, media = '') =>
    address ? `<source type="image/${type}"${media} srcset="${escapeMarkup(address)}">` : '';
  const portrait = ` media="${portraitScreens}"`;
  return [
    '<picture>',
    source('avif', sequence.portrait.avif[sequence.start], portrait),
    source('webp', sequence.portrait.webp[sequence.start], portrait),
    source('avif', sequence.landscape.avif[sequence.start]),
    `<img src="${escapeMarkup(webp)}" width="${sequence.width}" height="${sequence.height}" alt="" fetchpriority="high" decoding="async">`,
    '</picture>',
  ].join('');
}

/**
 * Preloads the first frame before styles and scripts; browsers without AVIF ignore the hint and find the picture
 * themselves. Empty without a tour.
 */
export function hintFirstFrame(tour: Tour | undefined): string {
  const sequence = tour?.sequences[0];
  if (sequence === undefined) return '';
  const hint = (address: string | undefined, media: string) =>
    address
      ? `<link rel="preload" as="image" type="image/avif" href="${escapeMarkup(address)}" media="${media}" fetchpriority="high">`
      : '';
  return (
    hint(sequence.portrait.avif[sequence.start], portraitScreens) +
    hint(sequence.landscape.avif[sequence.start], `not all and ${portraitScreens}`)
  );
}
