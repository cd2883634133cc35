import type { Insets } from './map-surface.ts';

const margin = 24;

/** Measures how far the menu, the list and the route bar overlap the edges of the map, with a margin. */
export function measureInsets(frame: HTMLElement | null): Insets {
  const insets = { top: margin, right: margin, bottom: margin, left: margin };
  if (!frame) return insets;
  const map = frame.getBoundingClientRect();
  const overlays = [...document.querySelectorAll('nav, aside, [data-route-bar]')]
    .map((element) => element.getBoundingClientRect())
    .filter((overlay) => overlay.width > 0 && overlap(overlay, map));
  for (const overlay of overlays) {
    const isTall = overlay.height > map.height / 2;
    if (isTall && overlay.left > map.left + map.width / 2)
      insets.right = Math.max(insets.right, map.right - overlay.left + margin);
    else if (isTall) insets.left = Math.max(insets.left, overlay.right - map.left + margin);
    else if (overlay.top > map.top + map.height / 2)
      insets.bottom = Math.max(insets.bottom, map.bottom - overlay.top + margin);
  }
  return insets;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
}
