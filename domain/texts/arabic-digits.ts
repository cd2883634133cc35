/** The digits of Arabic and Persian: ٣ and ۳. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Whether a text has digits of Arabic or Persian. */
export function hasArabicDigits(text: string): boolean {
  return text.search(digits) >= 0;
}

/** Converts to the digits 0 to 9, with a decimal point and without thousands marks: `١٬٢٠٠٫٥` becomes `1200.5`. */
export function withLatinDigits(text: string): string {
  return text
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066c', '')
    .replaceAll('\u066b', '.');
}
