/**
 * Keeps lines from ending after the first letters of “E-Mail”, “e-posta” or “IP-адрес”: a word joiner follows a hyphen
 * after at most three letters. A non-breaking hyphen would be drawn in another face where the brand's lacks it. What
 * stands in an address or a path stays as it is.
 */
export function keepTogether(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}/.@-])(\p{L}{1,3}-)(?=\p{L}{2})(?![\p{L}-]*[@.]\p{L})/gu, '$1\u2060');
}
