import { expect, it } from 'vitest';
import { layoutOf, type Template } from './apartment-layouts.ts';
import { villaGround, villaUpper } from './villa-layouts.ts';
import type { Layout } from './layout.ts';

const homes: readonly (readonly [string, Layout, string])[] = [
  ...(['studio', 'one', 'two', 'three', 'court', 'twoStair'] as const satisfies readonly Template[]).map(
    (name) =>
      [
        name,
        layoutOf(name, { studio: 4.7, one: 5.5, two: 8.2, three: 9.4, court: 12.4, twoStair: 8.2 }[name], 10.4),
        'hall',
      ] as const,
  ),
  ['upper', layoutOf('upper', 8.2, 5.4), 'landing'],
  ...(['VA', 'VB'] as const).flatMap(
    (name) =>
      [
        [`${name} lower`, villaGround(name), 'hall'],
        [`${name} upper`, villaUpper(name), 'landing'],
      ] as const,
  ),
];

it.each(homes)('connects the entrance with every room: %s', (_, layout, from) => {
  const ways = [...layout.open, ...layout.doors.map((door) => door.between)].filter((way) =>
    way.every((id) => layout.cells.some((cell) => cell.id === id)),
  );
  const reached = new Set([from]);
  for (let grew = true; grew;) {
    const next = ways
      .filter((way) => way.some((id) => reached.has(id)))
      .flat()
      .filter((id) => !reached.has(id));
    next.forEach((id) => reached.add(id));
    grew = next.length > 0;
  }
  expect(reached).toEqual(new Set(layout.cells.map((cell) => cell.id)));
});

it.each(homes)('connects only rooms that touch: %s', (_, layout) => {
  const ids = new Map(layout.cells.map((cell) => [cell.id, cell]));
  for (const way of [...layout.open, ...layout.doors.map((door) => door.between)]) {
    const [a, b] = way.map((id) => ids.get(id));
    if (!a || !b) continue;
    const acrossGap = Math.max(a.s0, b.s0) - Math.min(a.s1, b.s1);
    const alongGap = Math.max(a.v0, b.v0) - Math.min(a.v1, b.v1);
    const touches = Math.max(acrossGap, alongGap) < 1e-6 && Math.min(acrossGap, alongGap) < -1;
    expect({ way, touches }).toEqual({ way, touches: true });
  }
});
