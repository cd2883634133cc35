/**
 * Whether a page is loaded and nothing on it moves, except for decoration: the line of a countdown moves nearly all the
 * time. Runs in the page.
 */
export function isQuiet(): boolean {
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Infinity &&
        !(effect instanceof KeyframeEffect && effect.target?.closest('[aria-hidden="true"]')),
    );
  const isBusy = document.querySelector('[aria-busy="true"], [data-preloader], [data-map="waiting"]') !== null;
  return (
    !isMoving &&
    !isBusy &&
    document.fonts.status === 'loaded' &&
    document.querySelector('main h1, main section') !== null
  );
}
