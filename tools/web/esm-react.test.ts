import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { reactAliases, toEsm } from './esm-react.ts';

const require = createRequire(import.meta.url);

describe.each(reactAliases.map(({ replacement }) => replacement))('%s as an ES module', (file) => {
  const esm = toEsm(readFileSync(file, 'utf8'));

  test('exports what it exports as CommonJS', () => {
    const exported = [...(/export \{ (.*) \};$/.exec(esm)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(([, name]) => name);
    expect(exported.toSorted()).toEqual(Object.keys(require(file) as object).toSorted());
  });

  test('has nothing left of CommonJS', () => {
    expect(esm).not.toMatch(/\bexports\.|\brequire\(/);
  });
});

test('fails where a file is written otherwise', () => {
  expect(() => toEsm('module.exports = { useState };')).toThrow('not written as esm-react.ts expects');
});
