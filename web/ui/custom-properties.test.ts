import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A use of a custom property, and whether it has a fallback. */
const use = /var\((--[\w-]+)\s*([,)])/g;

test('style sheets use no undefined custom property without a fallback', () => {
  const root = new URL('../..', import.meta.url);
  const files = globSync('{web,server,domain}/**/*.{css,ts,tsx,html}', {
    cwd: root,
    exclude: (name) => /node_modules|\.test\./.test(name),
  });
  const texts = files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')] as const);
  const declared = texts.flatMap(([file, text]) =>
    [...text.matchAll(file.endsWith('.css') ? /(--[\w-]+)\s*:/g : /(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  const names = new Set(declared);
  // Scripts also compose property names, as in `--slides-${width}`.
  const beginnings = declared.filter((name) => name.endsWith('-'));
  const isSet = (name: string) => names.has(name) || beginnings.some((start) => name.startsWith(start));
  const unset = texts
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) =>
      [...text.matchAll(use)].flatMap(([, name, end]) =>
        end === ')' && !isSet(name ?? '') ? [`${file} ${name}`] : [],
      ),
    );
  expect(unset).toEqual([]);
});
