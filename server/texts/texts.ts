import { loadEveryLanguage, type Translated } from '#domain/texts/language.ts';
import type { texts as english } from './en/index.ts';

export type ServerTexts = Translated<typeof english>;

/** The texts of mails, documents and pages, in every language. */
export const serverTexts = await loadEveryLanguage(async (language) => {
  const { texts } = (await import(`./${language}/index.ts`)) as { texts: ServerTexts };
  return texts;
});

/** The mails that are sent. */
export type MailKind = keyof ServerTexts['mails'];
