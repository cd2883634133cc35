const inScript: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };

/** Serialises a value as JSON that is safe inside a script element: nothing in it ends the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => inScript[letter] ?? letter);
}

/** Escapes a text for markup and for quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => entities[letter] ?? letter);
}
