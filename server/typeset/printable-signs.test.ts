import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { isCurrency } from '#domain/money/currencies.ts';
import { languages } from '#domain/texts/language.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import { createCompiler } from './compilers.ts';
import { describeBrand } from './describe-brand.ts';
import { wordsFor } from './document-words.ts';
import { readFontFacts } from './font-tables.ts';
import { isPrinted, printedCurrency, printedSign } from './printable-signs.ts';

const folder = new URL('.', import.meta.url);
const fonts = await Promise.all(
  ['plex-sans-regular', 'plex-sans-semibold', 'plex-sans-arabic-regular'].map((face) =>
    readFile(new URL(`faces/${face}.ttf`, folder)),
  ),
);
const currencies = Intl.supportedValuesOf('currency').filter(isCurrency);

/** The signs of a currency in the languages of the product, in a wide and a narrow form. */
function signsOf(currency: string): string[] {
  const signs = languages.flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
    }),
  );
  return [...new Set(signs)];
}

const everySign = currencies.flatMap((currency) => signsOf(currency).map((sign) => ({ currency, sign })));

test('every currency is printed with letters of the faces, by its sign wherever they have it', () => {
  const letters = new Set(fonts.flatMap((font) => [...readFontFacts(font).letters]));
  const has = (text: string) => [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  expect(currencies.length).toBeGreaterThan(140);
  for (const { currency, sign } of everySign) {
    const { currencyUnit } = printedCurrency({ currency, currencyUnit: sign, currencyUnitPosition: 'before' });
    expect([currencyUnit, has(currencyUnit)]).toEqual([has(sign) ? sign : currency, true]);
    expect(has(printedSign(currency))).toBe(true);
  }
});

test('every printed sign is in a document as it is written, set in the faces of documents', async () => {
  const printed = everySign.map(
    ({ currency, sign }) =>
      printedCurrency({ currency, currencyUnit: sign, currencyUnitPosition: 'before' }).currencyUnit,
  );
  const latin = [...new Set(printed)].filter((sign) => !/\p{Script=Arabic}/u.test(sign));
  const compiler = await createCompiler(fonts);
  const pdf = compiler.compile('main.typ', [
    {
      path: 'main.typ',
      bytes: Buffer.from(
        `#import "look.typ": *\n#set text(font: text-face, fallback: false)\n#for sign in ${JSON.stringify(latin).replace('[', '(').replace(']', ')')} [#sign 1\\ ]`,
      ),
    },
    { path: 'look.typ', bytes: await readFile(new URL('templates/look.typ', folder)) },
    { path: 'data.json', bytes: Buffer.from(JSON.stringify({ brand: describeBrand(plainBrand) })) },
  ]);
  const { has } = readPdf(Buffer.from(pdf));
  expect(latin.filter((sign) => !has(`${sign} 1`))).toEqual([]);
});

test.each([
  ['GEL', '₾', 'GEL\u00a0284.500'],
  ['AZN', '₼', 'AZN\u00a0284.500'],
  ['KGS', '\u20c0', 'KGS\u00a0284.500'],
  [null, '₾', 'GEL\u00a0284.500'],
  ['TRY', '₺', '₺\u00a0284.500'],
  ['SAR', 'ر.س', 'ر.س\u00a0284.500'],
] as const)('a document prints a price in %s with the sign %s as %s', (currency, currencyUnit, printed) => {
  const words = wordsFor(sampleSettings({ currency, currencyUnit, currencyUnitPosition: 'before' }), 'en', new Date());
  expect(words.price(28_450_000)).toBe(printed);
});

test('a document prints the second currency with its code where faces lack its sign', () => {
  const secondCurrency = { currency: 'GEL', rate: 3.15, asOf: '2026-11-20' };
  const words = wordsFor(sampleSettings({ secondCurrency }), 'en', new Date());
  expect(words.approximate(28_450_000)).toContain('≈\u00a0GEL\u00a0896.000');
});

test('a sign of no known currency is not printed', () => {
  expect(isPrinted('₿')).toBe(true);
  expect(isPrinted('₾')).toBe(false);
});
