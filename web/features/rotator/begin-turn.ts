import type { TourSequence } from '#contract/entities/tour.ts';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';
import { findShownSet, portraitWindows } from './engine/frame-set.ts';
import { ownMemoryBudget } from './engine/memory-budget.ts';
import { Rotator } from './engine/rotator.ts';
import './first-frame.css';

/** The longest that the app is held back for the picture, ms. */
const patience = 1000;

let begun: { rotator: Rotator; folder: string } | undefined;

/**
 * Makes the page's first picture turn before the app is here: a hand can turn it as soon as the small pictures have
 * come.
 * Resolves when it can be turned, or has taken too long to wait for; `undefined` where there is nothing to turn. Says
 * `whenFetched` when the small pictures are here and yet to be decoded. Runs once, at the start of the page.
 */
export function beginTurn(whenFetched: () => void): Promise<void> | undefined {
  const host = document.getElementById('first-frame');
  const picture = host?.querySelector('img');
  const sequence = picture ? readFirstSequence() : undefined;
  if (!host || !picture || !sequence) return undefined;
  const rotator = new Rotator({
    sequence,
    host,
    start: sequence.start,
    shown: findShownSet(sequence, picture.currentSrc, matchMedia(portraitWindows).matches),
    budgetBytes: ownMemoryBudget(),
    prefersReducedMotion: prefersStillness,
    fetched: whenFetched,
  });
  rotator.onDraw(() => host.querySelector('picture')?.remove());
  begun = { rotator, folder: sequence.folder };
  return Promise.race([rotator.turnable, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}

/** The turn that began with the page, if it is this sequence's: once, for whoever goes on with it. */
export function takeBegunTurn(sequence: TourSequence): Rotator | undefined {
  const taken = begun;
  begun = undefined;
  if (!taken || taken.folder === sequence.folder) return taken?.rotator;
  taken.rotator.destroy();
  return undefined;
}

function readFirstSequence(): TourSequence | undefined {
  const block = document.getElementById('boot')?.textContent;
  const boot = block ? (JSON.parse(block) as { tour?: { sequences: TourSequence[] } }) : undefined;
  return boot?.tour?.sequences[0];
}
