/**
 * A text without control characters and halves of characters that take two UTF-16 units: nobody means to search for
 * them.
 */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
}
