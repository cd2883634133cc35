import { INK } from './ink.ts';
import { lettering } from './lettering.ts';
import { path, round } from './canvas.ts';

/** A north arrow that points up the sheet, rotated clockwise by `turn` degrees. */
export function northArrow(x: number, y: number, turn = 0): string {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return `M${round(Math.sin(angle) * 19)} ${round(-Math.cos(angle) * 19)}L${round(Math.sin(angle) * 22)} ${round(-Math.cos(angle) * 22)}`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${round(turn)})">${path(`M0 -15L5 10L0 6.5Z`, `fill="${INK.wall}"`)}${path('M0 -15L-5 10L0 6.5Z', `stroke="${INK.wall}" stroke-width="0.8"`)}${path(ticks, `stroke="${INK.line}" stroke-width="0.8"`)}</g>`;
}

/** A scale bar of four equal parts, with its length in metres at the end. */
export function scaleBar(x: number, y: number, pixelsPerMetre: number, metres: number): string {
  const part = (metres * pixelsPerMetre) / 4;
  const filled = [0, 2].map((i) => `M${round(x + i * part)} ${y}h${round(part)}v3h${round(-part)}Z`).join('');
  return [
    path(filled, `fill="${INK.wall}"`),
    path(`M${x} ${y}h${round(part * 4)}v3h${round(-part * 4)}Z`, `stroke="${INK.wall}" stroke-width="0.5"`),
    lettering('0', [x, y + 14], { height: 8, colour: INK.line }),
    lettering(`${metres} m`, [x + part * 4, y + 14], { height: 8, colour: INK.line }),
  ].join('');
}
