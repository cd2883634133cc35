import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawAll } from './draw-all.ts';
import type { Outlooks } from './tables/homes.ts';

const folder = join(import.meta.dirname, '..');
const outlooks = JSON.parse(readFileSync(join(folder, 'source', 'outlooks.json'), 'utf8')) as Outlooks;
const files = drawAll({ seed: 2027, bays: 17, outlooks });

it('the committed package is exactly what the source draws', () => {
  const stale = [...files]
    .filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text)
    .map(([name]) => name);
  expect(stale).toEqual([]);
});

it('the package contains no drawing that nothing refers to', () => {
  const left = readdirSync(join(folder, 'pictures', 'types')).filter((name) => !files.has(`pictures/types/${name}`));
  expect(left).toEqual([]);
});
