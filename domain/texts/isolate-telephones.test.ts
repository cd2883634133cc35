import { expect, it } from 'vitest';
import { isolateTelephones } from './isolate-telephones.ts';

it.each(['+965 2222 3333', '+965-2222-3333', '00965 2222 3333', '(04) 123 45 67', '2222 3333', '+٩٦٥ ٢٢٢٢ ٣٣٣٣'])(
  'the number %s keeps its order in Arabic, and nothing else of the text changes',
  (number) => {
    expect(isolateTelephones(`الهاتف: ${number}.`, 'ar')).toBe(`الهاتف: \u2066${number}\u2069.`);
    expect(isolateTelephones(`Telefon: ${number}.`, 'de')).toBe(`Telefon: ${number}.`);
  },
);

it('two numbers in a text are isolated one by one', () => {
  expect(isolateTelephones('+965 2222 3333 أو +965 2222 4444', 'ar')).toBe(
    '\u2066+965 2222 3333\u2069 أو \u2066+965 2222 4444\u2069',
  );
});

it.each(['المادة 12 من القانون 2016', '9:00 - 17:00', '2020-2026', '13001', '1.250.000', '٣٠ نوفمبر ٢٠٢٦'])(
  'what is no telephone number stays as it is: %s',
  (text) => expect(isolateTelephones(text, 'ar')).toBe(text),
);
