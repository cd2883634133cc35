import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { escapeMarkup } from './escape.ts';
import { hashSource } from './security-headers.ts';

const style =
  'html{color-scheme:light dark;font:1.25rem/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;' +
  'place-content:center;padding:0 1.5rem;box-sizing:border-box;text-align:center}';

/** The content security policy of `writeProblemPage`. */
export const problemPagePolicy = `default-src 'none'; style-src ${hashSource(style)}; frame-ancestors 'none'`;

/** What a browser shows in place of a document that it cannot get, to somebody who opened it in a tab. */
export function writeProblemPage(text: string, language: Language): string {
  const words = escapeMarkup(text);
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${words}</title><style>${style}</style><p>${words}</p>`
  );
}
