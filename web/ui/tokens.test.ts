import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { lookVariables } from '#domain/brand/look-variables.ts';

test('tokens.css starts with the default look as it is derived everywhere else', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const declared = Object.fromEntries(
    [...tokens.matchAll(/^ {2}([\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(declared).toMatchObject(lookVariables(plainBrand));
});
