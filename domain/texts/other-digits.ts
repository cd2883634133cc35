/** The digits of other scripts, such as those of Arabic and Persian (٣, ۳), and full-width ones (３). */
const otherDigit = /(?![0-9])\p{Nd}/gu;
/** The digits that Arabic and Persian keyboards write, each from zero on. */
export const arabicDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const digit = /\p{Nd}/u;
/** Mathematical digits, of which several sets follow each other. */
const firstMathematical = 0x1d7ce;
const lastMathematical = 0x1d7ff;
/** The letters and signs of ASCII in the width of Chinese characters: `ＡＢＣ`, `．`, `，`, `－`. */
const fullWidth = /[\uff01-\uff5e]/g;

/** Whether a text has digits other than 0 to 9. */
export function hasOtherDigits(text: string): boolean {
  return text.search(otherDigit) >= 0;
}

/**
 * Converts to the digits 0 to 9, with a decimal point and without thousands marks: `١٬٢٠٠٫٥` becomes `1200.5`. With
 * such digits, full-width signs become those of ASCII, too.
 */
export function withLatinDigits(text: string): string {
  const narrow = hasOtherDigits(text)
    ? text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    : text;
  return narrow
    .replace(otherDigit, (found) => String(valueOf(found.codePointAt(0) ?? 0)))
    .replaceAll('\u066c', '')
    .replaceAll('\u066b', '.');
}

/** The value of a digit. In Unicode, the digits of a script follow each other from zero on. */
function valueOf(code: number): number {
  if (code >= firstMathematical && code <= lastMathematical) return (code - firstMathematical) % 10;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
