import type { Insets } from './map-surface.ts';

const margin = 24;

/** What of a map's edges the menu, the list and the bar of the way lie over, measured where they stand. */
export function insetsOf(frame: HTMLElement | null): Insets {
  const box = frame?.getBoundingClientRect();
  if (!frame || !box) return { top: margin, right: margin, bottom: margin, left: margin };
  const over = [...document.querySelectorAll('nav, aside, [data-route-bar]')]
    .map((element) => element.getBoundingClientRect())
    .filter((one) => one.width > 0 && meet(one, box));
  const insets = { top: margin, right: margin, bottom: margin, left: margin };
  for (const one of over) {
    if (one.height > box.height / 2 && one.left > box.left + box.width / 2)
      insets.right = Math.max(insets.right, box.right - one.left + margin);
    else if (one.height > box.height / 2) insets.left = Math.max(insets.left, one.right - box.left + margin);
    else if (one.top > box.top + box.height / 2) insets.bottom = Math.max(insets.bottom, box.bottom - one.top + margin);
  }
  return insets;
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1
  );
}
