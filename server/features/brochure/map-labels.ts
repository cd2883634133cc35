import type { DrawnMap } from '#contract/entities/map.ts';
import { fieldsInOrder } from '#domain/texts/fields-in-order.ts';
import type { Language } from '#domain/texts/language.ts';
import type { MapWindow, PaperPoint } from './map-window.ts';

/** A name on the map. */
export type MapLabel = PaperPoint & { name: string; class: string };

type Box = { left: number; right: number; top: number; bottom: number };

/** Upper estimates of the width of a letter and the height of a line, in millimetres. */
const letter = 1.6;
const line = 3.4;
const dot = 2.6;
const maxLabels = 16;

/**
 * The names that fit, the most important first: none overlaps another, a dot or the edge. A place without a name in
 * `language` has that in the first of the `offered` ones.
 */
export function chooseLabels(
  base: DrawnMap | null,
  window: MapWindow,
  dots: readonly PaperPoint[],
  { language, offered }: { language: Language; offered: readonly Language[] },
): MapLabel[] {
  const taken: Box[] = dots.map((point) => boxAround(point, 2 * dot, 2 * dot));
  const chosen: MapLabel[] = [];
  const fields = fieldsInOrder('name', language, offered);
  const candidates = (base?.features ?? [])
    .flatMap(({ properties, geometry }) =>
      properties.kind === 'label' && geometry.type === 'Point'
        ? [
            {
              rank: properties.rank,
              class: properties.class,
              name: firstText(properties, fields),
              ...window.project(geometry.coordinates),
            },
          ]
        : [],
    )
    .sort((a, b) => a.rank - b.rank);
  for (const { rank: _, ...label } of candidates) {
    const box = boxAround(label, label.name.length * letter, line);
    if (chosen.length === maxLabels || !isInside(box, window) || taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    chosen.push(label);
  }
  return chosen;
}

/** The text of the first field that has one; empty if none has. */
function firstText(properties: { readonly [Field in string]?: unknown }, fields: readonly string[]): string {
  return fields.flatMap((field) => properties[field] || []).map(String)[0] ?? '';
}

function boxAround({ x, y }: PaperPoint, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: MapWindow): boolean {
  return left > 1 && top > 1 && right < width - 1 && bottom < height - 1;
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
