import type { Language } from '#domain/texts/language.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The letters of each language beyond A to Z; unit codes need A to Z in every language. Arabic has none, because the
 * product includes a typeface for it.
 */
const alphabets: { readonly [One in Language]?: string } = {
  tr: 'ÇĞİÖŞÜçğıöşü',
  el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΐΰϊϋ',
  de: 'ÄÖÜäöüß',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
};

/** The letters that a typeface needs for a development in these languages. */
export function lettersFor(offered: readonly Language[]): string[] {
  return [...new Set([...latin, ...offered.flatMap((language) => [...(alphabets[language] ?? '')])])];
}
