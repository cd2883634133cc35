/** Between a message and what it leaves free, in px. */
const gap = 12;

/**
 * How far a message at the bottom of the window must rise, in px, to leave free what is in use: elements with
 * `data-keep-clear`, as far as the window has room above them. `lifted` is how far it stands above its place already.
 */
export function liftOver(message: HTMLElement, lifted = 0): number {
  const { left, right, top, bottom } = message.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-keep-clear]')]
    .filter((element) => element !== message)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right && box.top < window.innerHeight);
  let lift = 0;
  // From the lowest up: above one box, the message may meet the next.
  for (const box of boxes.toSorted((a, b) => b.top - a.top)) {
    const above = bottom + lifted - box.top + gap;
    const isMet = box.bottom > top + lifted - lift - gap;
    if (isMet && above > lift && top + lifted - above >= 0) lift = above;
  }
  return lift;
}
