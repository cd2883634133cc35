/** The digits of Arabic and Persian (٣ and ۳), and the marks that stand in numbers made of them. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Whether a text has digits of Arabic or Persian. */
export function hasArabicDigits(text: string): boolean {
  return text.search(digits) >= 0;
}

/** The same text with the digits 0 to 9, a point for the Arabic decimal mark, and no marks of thousands: `١٬٢٠٠٫٥` is `1200.5`. */
export function withLatinDigits(text: string): string {
  return text
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066c', '')
    .replaceAll('\u066b', '.');
}
