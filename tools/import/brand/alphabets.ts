import type { Language } from '#domain/texts/language.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The letters of languages besides the Latin ones, which codes need in all. For Arabic ones the product has a face. */
const alphabets: { readonly [One in Language]?: string } = {
  tr: 'ÇĞİÖŞÜçğıöşü',
  el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΐΰϊϋ',
  de: 'ÄÖÜäöüß',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
};

/** The letters that a typeface needs for a development in these languages. */
export function lettersFor(listed: readonly Language[]): string[] {
  return [...new Set([...latin, ...listed.flatMap((language) => [...(alphabets[language] ?? '')])])];
}
