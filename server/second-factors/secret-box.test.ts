import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const key = 'a key of the operator with 32 characters';

it('a sealed secret is not readable, differs each time, and opens with the same key and purpose', () => {
  const box = createSecretBox(key);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'app 1');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'app 1')).not.toBe(sealed);
  expect(createSecretBox(key).open(sealed, 'app 1')).toBe('JBSWY3DPEHPK3PXP');
});

it('a secret does not open with another key or purpose, or after it was changed or cut', () => {
  const sealed = createSecretBox(key).seal('JBSWY3DPEHPK3PXP', 'app 1');
  expect(createSecretBox(`${key}!`).open(sealed, 'app 1')).toBeNull();
  expect(createSecretBox(undefined).open(sealed, 'app 1')).toBeNull();
  expect(createSecretBox(key).open(sealed, 'app 2')).toBeNull();
  // Not the last character, which may have bits that are not decoded.
  const changed = sealed.replace(/.(?=.{8}$)/, (character) => (character === 'A' ? 'B' : 'A'));
  expect(createSecretBox(key).open(changed, 'app 1')).toBeNull();
  expect(createSecretBox(key).open(sealed.slice(0, 20), 'app 1')).toBeNull();
});

it('a secret stored before there was a key still opens', () => {
  const stored = createSecretBox(undefined).seal('JBSWY3DPEHPK3PXP', 'app 1');
  expect(createSecretBox(key).open(stored, 'app 1')).toBe('JBSWY3DPEHPK3PXP');
});
