import { cell, type Layout } from './layout.ts';

export type Template = 'studio' | 'one' | 'two' | 'three' | 'twoStair' | 'court' | 'upper';

/**
 * Lays out the rooms of a home that is `w` metres wide (at half its depth) and `d` metres deep. The entrance is at the
 * back, on the left.
 */
export function layoutOf(template: Template, w: number, d: number): Layout {
  return LAYOUTS[template](w, d);
}

const LAYOUTS: Record<Template, (w: number, d: number) => Layout> = { studio, one, two, three, court, twoStair, upper };

function studio(w: number, d: number): Layout {
  const a = w - 2.15;
  return {
    cells: [
      cell('hall', 'hall', 0, a, 0, 2.4),
      cell('bath', 'bath', a, w, 0, 2.4),
      cell('kitchen', 'kitchen', 0, w, 2.4, 4.6),
      cell('living', 'living', 0, w, 4.6, d),
    ],
    open: [
      ['hall', 'kitchen'],
      ['kitchen', 'living'],
    ],
    doors: [{ between: ['hall', 'bath'], at: 0.7 }],
    entrance: { cell: 'hall', at: 0.5 },
    stair: null,
  };
}

function one(w: number, d: number): Layout {
  const a = w * 0.52;
  return {
    cells: [
      cell('hall', 'hall', 0, a, 0, 2.3),
      cell('kitchen', 'kitchen', 0, a, 2.3, 4.9),
      cell('living', 'living', 0, a, 4.9, d),
      cell('bath', 'bath', a, w, 0, 2.4),
      cell('dressing', 'dressing', a, w, 2.4, 4.2),
      cell('bedroom', 'bedroom', a, w, 4.2, d),
    ],
    open: [
      ['hall', 'kitchen'],
      ['kitchen', 'living'],
      ['dressing', 'bedroom'],
    ],
    doors: [
      { between: ['hall', 'bath'], at: 0.72 },
      { between: ['kitchen', 'dressing'], at: 0.5 },
    ],
    entrance: { cell: 'hall', at: 0.5 },
    stair: null,
  };
}

function two(w: number, d: number): Layout {
  const a = w * 0.395;
  const b = w * 0.685;
  return {
    cells: [
      cell('hall', 'hall', 0, a, 0, 2.9),
      cell('kitchen', 'kitchen', 0, a, 2.9, 5.3),
      cell('living', 'living', 0, a, 5.3, d),
      cell('bath', 'bath', a, b, 0, 2.9),
      cell('passage', 'hall', a, b, 2.9, 4.05),
      cell('bedroom2', 'bedroom', a, b, 4.05, d),
      cell('ensuite', 'bath', b, w, 0, 2.5),
      cell('dressing', 'dressing', b, w, 2.5, 4.3),
      cell('bedroom1', 'bedroom', b, w, 4.3, d),
    ],
    open: [
      ['hall', 'kitchen'],
      ['kitchen', 'living'],
      ['kitchen', 'passage'],
      ['dressing', 'bedroom1'],
    ],
    doors: [
      { between: ['bath', 'passage'], at: 0.3 },
      { between: ['passage', 'bedroom2'], at: 0.3 },
      { between: ['passage', 'dressing'], at: 0.5 },
      { between: ['ensuite', 'dressing'], at: 0.3 },
    ],
    entrance: { cell: 'hall', at: 0.62 },
    stair: null,
  };
}

function twoStair(w: number, d: number): Layout {
  return { ...two(w, d), stair: { s0: 0.125, s1: 1.15, v0: 0.2, v1: 3.1 } };
}

/** A corner home: its right side is an outer wall. */
function three(w: number, d: number): Layout {
  const c = w - 2.75;
  const b = w - 3.85;
  const a = w - 6.2;
  const m = (a + c) / 2 + 0.3;
  return {
    cells: [
      cell('hall', 'hall', 0, a, 0, 2.9),
      cell('kitchen', 'kitchen', 0, a, 2.9, 5.4),
      cell('living', 'living', 0, a, 5.4, d),
      cell('bath', 'bath', a, m, 0, 2.9),
      cell('store', 'store', m, c, 0, 2.9),
      cell('passage', 'hall', a, c, 2.9, 4.1),
      cell('bedroom2', 'bedroom', a, b, 4.1, d),
      cell('lobby', 'hall', b, c, 4.1, 6.5),
      cell('bedroom3', 'bedroom', c, w, 0, 4.1),
      cell('ensuite', 'bath', c, w, 4.1, 6.5),
      cell('bedroom1', 'bedroom', b, w, 6.5, d),
    ],
    open: [
      ['hall', 'kitchen'],
      ['kitchen', 'living'],
      ['kitchen', 'passage'],
      ['passage', 'lobby'],
    ],
    doors: [
      { between: ['bath', 'passage'], at: 0.3 },
      { between: ['store', 'passage'], at: 0.5 },
      { between: ['passage', 'bedroom2'], at: 0.7 },
      { between: ['passage', 'bedroom3'], at: 0.5 },
      { between: ['lobby', 'bedroom1'], at: 0.5 },
      { between: ['ensuite', 'bedroom1'], at: 0.25 },
    ],
    entrance: { cell: 'hall', at: 0.5 },
    stair: null,
  };
}

/** A home on the mezzanine: a corner home with a guest suite beside its entrance. */
function court(w: number, d: number): Layout {
  const l = 2.75;
  const corner = three(w - l, d);
  return {
    ...corner,
    cells: [
      ...corner.cells.map((c) => ({ ...c, s0: c.s0 + l, s1: c.s1 + l })),
      cell('bath4', 'bath', 0, l, 0, 1.75),
      cell('dressing4', 'dressing', 0, l, 1.75, 4.2),
      cell('bedroom4', 'bedroom', 0, l, 4.2, d),
    ],
    open: [...corner.open, ['dressing4', 'bedroom4']],
    doors: [...corner.doors, { between: ['hall', 'dressing4'], at: 0.5 }, { between: ['bath4', 'dressing4'], at: 0.5 }],
  };
}

/** The upper storey of a duplex, on the roof. The stair is at the same place as below. */
function upper(w: number, d: number): Layout {
  const a = w * 0.395;
  return {
    cells: [
      cell('landing', 'hall', 0, a, 0, 3.1),
      cell('lounge', 'living', 0, a, 3.1, d),
      cell('bath3', 'bath', a, a + 2.7, 0, 2.05),
      cell('dressing3', 'dressing', a + 2.7, w, 0, 2.05),
      cell('suite', 'bedroom', a, w, 2.05, d),
    ],
    open: [
      ['landing', 'lounge'],
      ['dressing3', 'suite'],
    ],
    doors: [
      { between: ['landing', 'suite'], at: 0.5 },
      { between: ['bath3', 'suite'], at: 0.5 },
    ],
    entrance: null,
    stair: { s0: 0.125, s1: 1.15, v0: 0.2, v1: 3.1 },
  };
}
