import type { TourSequence } from '#contract/entities/tour.ts';
import { findShownSet, portraitWindows } from './engine/frame-set.ts';
import { Rotator } from './engine/rotator.ts';
import './first-frame.css';

/** The longest time that the app waits for the picture, in ms. */
const maxWait = 1000;

let started: { rotator: Rotator; folder: string } | undefined;

/**
 * Lets visitors turn the page's first picture before the app is loaded, as soon as the atlas is. Resolves when the
 * picture can be turned, or after a timeout; returns undefined if there is no rotator on the page. Calls `whenFetched`
 * when the atlas is fetched but not decoded yet. Call once, at the start of the page.
 */
export function startRotator(whenFetched: () => void): Promise<void> | undefined {
  const host = document.getElementById('first-frame');
  const picture = host?.querySelector('img');
  const sequence = picture ? readFirstSequence() : undefined;
  if (!host || !picture || !sequence) return undefined;
  const rotator = new Rotator({
    sequence,
    host,
    start: sequence.start,
    shown: findShownSet(sequence, picture.currentSrc, matchMedia(portraitWindows).matches),
    fetched: whenFetched,
  });
  rotator.onDraw(() => host.querySelector('picture')?.remove());
  started = { rotator, folder: sequence.folder };
  return Promise.race([rotator.turnable, new Promise<void>((resolve) => setTimeout(resolve, maxWait))]);
}

/** Lets the next `takeStartedRotator` return this rotator. */
export function handOver(rotator: Rotator, { folder }: TourSequence): void {
  started = { rotator, folder };
}

/**
 * Returns the rotator that `startRotator` or `handOver` left for this sequence, once; undefined if there is none. One
 * of another sequence is destroyed.
 */
export function takeStartedRotator(sequence: TourSequence): Rotator | undefined {
  const taken = started;
  started = undefined;
  if (!taken || taken.folder === sequence.folder) return taken?.rotator;
  taken.rotator.destroy();
  return undefined;
}

function readFirstSequence(): TourSequence | undefined {
  const block = document.getElementById('boot')?.textContent;
  const boot = block ? (JSON.parse(block) as { tour?: { sequences: TourSequence[] } }) : undefined;
  return boot?.tour?.sequences[0];
}
