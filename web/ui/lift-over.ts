/** Between a message and what it leaves free, in px. */
const gap = 12;

/**
 * How far a message at the bottom of the window must rise, in px, to leave free what is in use there: elements with
 * `data-keep-clear`. `lifted` is how far it stands above its place already.
 */
export function liftOver(message: HTMLElement, lifted = 0): number {
  const { left, right, top, bottom } = message.getBoundingClientRect();
  const lifts = [...document.querySelectorAll('[data-keep-clear]')]
    .filter((element) => element !== message)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => {
      const isBeside = box.right <= left || box.left >= right;
      return box.width > 0 && !isBeside && box.bottom > top + lifted - gap && box.top < window.innerHeight;
    })
    .map((box) => bottom + lifted - box.top + gap);
  return Math.max(0, ...lifts);
}
