import { expect, it } from 'vitest';
import { inertName } from './inert-name.ts';

it.each([
  ['Işıl Öztürk-Şen', 'Işıl Öztürk-Şen'],
  ["D'Arcy", "D'Arcy"],
  ['Win! http://evil.example/now', 'Win http evil example now'],
  ['<b>Bold</b>', 'b Bold b'],
  ['\r\nBcc: a@b.co', 'Bcc a b co'],
])('%j becomes %j', (name, shown) => expect(inertName(name)).toBe(shown));

it('keeps the first 60 characters', () => expect(inertName(`${'a'.repeat(60)}b`)).toBe('a'.repeat(60)));
