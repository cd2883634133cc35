import { isolateFigure } from './direction.ts';

/** Digits in groups that begin like a telephone number, `+965 2222 3333`, or that are divided by spaces alone. */
const grouped =
  /(?:\+|(?<!\p{Nd})\(?\+?(?=0\p{Nd}))[\p{Nd}(][\p{Nd} \u00a0()/.-]{4,}\p{Nd}|(?<![\p{Nd},.]|\p{Nd}[ \u00a0])\p{Nd}{2,4}(?:[ \u00a0]\p{Nd}{2,4})+(?!\p{Nd}|[.,]\p{Nd})/gu;
/** The fewest digits of a telephone number with spaces in it, which dates and postcodes do not reach. */
const minDigits = 7;

/**
 * A text with its telephone numbers isolated if its language is written from right to left: otherwise their groups,
 * which are figures of their own, would stand in the opposite order, with the plus sign at the end.
 */
export function isolateTelephones(text: string, language: string): string {
  return text.replace(grouped, (number) =>
    (number.match(/\p{Nd}/gu) ?? []).length < minDigits ? number : isolateFigure(number, language),
  );
}
