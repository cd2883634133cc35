import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashSources } from './hash-sources.ts';

const root = join(import.meta.dirname, '..', '..');
const copy = await mkdtemp(join(tmpdir(), 'loggia-sources-'));
afterAll(() => rm(copy, { recursive: true }));
for (const path of ['vite.config.ts', 'package-lock.json', 'tools/web', 'web/main.tsx'])
  await cp(join(root, path), join(copy, path), { recursive: true });

it.each([
  'vite.config.ts',
  'package-lock.json',
  'web/main.tsx',
  'tools/web/chunk-groups.ts',
  'tools/web/compress-assets.ts',
  'tools/web/path-of.ts',
  'tools/web/react-by-name.ts',
  'tools/web/slim-icons.ts',
  'tools/web/slim-styles.ts',
])('pages built before a change of %s are out of date', async (path) => {
  const before = await hashSources(copy);
  expect(await hashSources(copy)).toBe(before);
  await appendFile(join(copy, path), '\n');
  expect(await hashSources(copy)).not.toBe(before);
});
