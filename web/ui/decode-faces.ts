import type { Language } from '#contract/form.ts';

const letters: Record<Language, string> = { en: 'a', tr: 'aş' };

/**
 * Has the faces that a language needs decoded one by one as they come; the page's first layout would decode all at
 * once.
 */
export function decodeFaces(language: Language): void {
  for (const face of ['Marcellus', 'Commissioner Variable']) {
    // Text is shown in the machine's own faces where these cannot be had.
    document.fonts.load(`1em "${face}"`, letters[language]).catch(() => undefined);
  }
}
