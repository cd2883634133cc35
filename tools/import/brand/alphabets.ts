import type { Language } from '#domain/texts/language.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The letters of each language besides the Latin ones, which codes need in all. For Arabic ones the product has a face. */
const alphabets: Record<Language, string> = {
  en: '',
  tr: 'ÇĞİÖŞÜçğıöşü',
  el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΐΰϊϋ',
  de: 'ÄÖÜäöüß',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  ar: '',
};

/** The letters that a typeface needs for a development in these languages. */
export function lettersFor(listed: readonly Language[]): string[] {
  return [...new Set([...latin, ...listed.flatMap((language) => [...alphabets[language]])])];
}
