import { quad, type Frame } from './frame.ts';
import type { Furniture } from './types.ts';

type Piece = readonly [kind: string, width: number, depth: number];

/** The furniture of a shared room, in rows with space to walk between them. */
export function amenityFurniture(kind: string, frame: Frame): Furniture[] {
  switch (kind) {
    case 'cafe':
      return [...grid(frame, ['round', 0.9, 0.9], 2.1, 2.1, 3.2), ...bar(frame)];
    case 'lounge':
      return grid(frame, ['sofa', 2, 0.85], 3.4, 2.3, 1.2);
    case 'fitness':
      return [...grid(frame, ['machine', 0.8, 1.9], 1.5, 3, 3.6), ...bar(frame)];
    case 'spa':
      return [
        { kind: 'pool', polygon: quad(frame, 1, frame.width - 1, 5.6, 9.2) },
        ...grid(frame, ['lounger', 0.7, 1.9], 1.3, 9, 1.4),
      ];
    case 'kids':
      return grid(frame, ['round', 0.7, 0.7], 1.7, 1.9, 1.6);
    case 'lobby':
      return [
        { kind: 'desk', polygon: quad(frame, 1, 1.8, 2, 5.4) },
        ...grid(frame, ['armchair', 0.8, 0.8], 2, 1.9, 5).slice(1),
      ];
    case 'meeting':
      return [
        { kind: 'table', polygon: quad(frame, frame.width / 2 - 0.7, frame.width / 2 + 0.7, 3, 7.4) },
        ...chairs(frame),
      ];
    case 'office':
      return grid(frame, ['desk', 1.5, 0.75], 2.4, 2.4, 2.2);
    case 'bicycles':
      return grid(frame, ['bicycle', 0.5, 1.8], 0.9, 3, 2);
    default:
      return grid(frame, ['shelf', 2.2, 0.6], 3.4, 1.9, 2);
  }
}

function grid(frame: Frame, [kind, w, d]: Piece, stepS: number, stepV: number, from: number): Furniture[] {
  const across = Math.max(1, Math.floor((frame.width - 1.2) / stepS));
  const deep = Math.max(1, Math.floor((frame.depth - from - 0.9) / stepV));
  const edge = (frame.width - (across - 1) * stepS - w) / 2;
  return Array.from({ length: across * deep }, (_, i) => {
    const s = edge + (i % across) * stepS;
    const v = from + Math.floor(i / across) * stepV;
    return { kind, polygon: quad(frame, s, s + w, v, v + d) };
  });
}

function bar(frame: Frame): Furniture[] {
  return [{ kind: 'counter', polygon: quad(frame, 0.9, frame.width - 0.9, 1, 1.65) }];
}

function chairs(frame: Frame): Furniture[] {
  return [-1.3, 0.85].flatMap((off) =>
    Array.from({ length: 5 }, (_, i) => ({
      kind: 'chair',
      polygon: quad(frame, frame.width / 2 + off, frame.width / 2 + off + 0.45, 3.2 + i * 0.85, 3.65 + i * 0.85),
    })),
  );
}
