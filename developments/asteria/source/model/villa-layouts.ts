import { cell, type Layout } from './layout.ts';

export type VillaClass = 'VA' | 'VB';
/** Dimensions in metres: the width, and the depth of the lower and of the upper storey. */
export const VILLA_SIZES = {
  VA: { width: 11.8, depth: 9.4, upper: 6.9 },
  VB: { width: 10.2, depth: 8.8, upper: 6.5 },
} as const;

/** The lower storey: the living side opens to the garden. A VA has a bedroom here, a VB a dining room. */
export function villaGround(kind: VillaClass): Layout {
  const { width: w, depth: d } = VILLA_SIZES[kind];
  const a = w * 0.36;
  const b = w * 0.65;
  const m = 4.1;
  const c = (b + w) / 2 + 0.15;
  const right = kind === 'VA' ? cell('bedroom4', 'bedroom', b, w, m, d) : cell('dining', 'living', b, w, m, d);
  return {
    cells: [
      cell('kitchen', 'kitchen', 0, a, 0, m),
      cell('hall', 'hall', a, b, 0, m),
      cell('living', 'living', 0, b, m, d),
      cell('bath', 'bath', b, c, 0, 2.5),
      cell('store', 'store', c, w, 0, 2.5),
      cell('lobby', 'hall', b, w, 2.5, m),
      right,
    ],
    open: [
      ['hall', 'living'],
      ['kitchen', 'living'],
      ['hall', 'lobby'],
      ...(kind === 'VB'
        ? ([
            ['living', 'dining'],
            ['lobby', 'dining'],
          ] as const)
        : []),
    ],
    doors: [
      { between: ['bath', 'lobby'] },
      { between: ['store', 'lobby'] },
      { between: ['lobby', 'bedroom4'], at: 0.3 },
    ],
    entrance: { cell: 'hall', at: 0.66 },
    stair: stair(a),
  };
}

export function villaUpper(kind: VillaClass): Layout {
  const { width: w, upper: d } = VILLA_SIZES[kind];
  const a = w * 0.36;
  const b = w * 0.65;
  const m = 4.1;
  return {
    cells: [
      cell('landing', 'hall', a, b, 0, m),
      cell('ensuite', 'bath', 0, a - 1.9, 0, 2.5),
      cell('dressing', 'dressing', a - 1.9, a, 0, 2.5),
      cell('bedroom1', 'bedroom', 0, a, 2.5, d),
      cell('bedroom2', 'bedroom', a, b, m, d),
      cell('bath2', 'bath', b, b + 2.2, 0, 2.5),
      cell('store2', 'store', b + 2.2, w, 0, 2.5),
      cell('bedroom3', 'bedroom', b, w, 2.5, d),
    ],
    open: [['dressing', 'bedroom1']],
    doors: [
      { between: ['ensuite', 'bedroom1'], at: 0.4 },
      { between: ['landing', 'bedroom1'], at: 1 },
      { between: ['landing', 'bedroom2'], at: 0.6 },
      { between: ['landing', 'bedroom3'], at: 0.6 },
      { between: ['landing', 'bath2'], at: 1 },
      { between: ['store2', 'bedroom3'], at: 0.5 },
    ],
    entrance: null,
    stair: stair(a),
  };
}

function stair(left: number): Layout['stair'] {
  return { s0: left + 0.05, s1: left + 1.1, v0: 0.35, v1: 3.1 };
}
