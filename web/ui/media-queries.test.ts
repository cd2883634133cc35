import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('media queries measure windows in em, so that a larger font gets the layout of a smaller window', () => {
  const root = new URL('..', import.meta.url);
  const inPixels = globSync('**/*.{css,ts,tsx,html}', { cwd: root, exclude: (name) => name.includes('.test.') })
    .toSorted()
    .flatMap((file) => {
      const queries = readFileSync(new URL(file, root), 'utf8').matchAll(
        /@(?:media|container)[^{]*|\((?:(?:min|max)-)?(?:width|height)\s*[:<>=][^)]*\)/g,
      );
      return [...queries].filter(([query]) => /\dpx/.test(query)).map(([query]) => `${file} ${query.trim()}`);
    });
  expect(inPixels).toEqual([]);
});
