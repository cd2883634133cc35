import type { RoleId } from '#domain/people/roles.ts';
import type { Language } from '#domain/texts/language.ts';

/** The roles of sales users in mails, for readers who may not see the person's name. */
export const roleWords: Readonly<Record<RoleId, Record<Language, string>>> = {
  1: { en: 'a sales rep', tr: 'bir satış temsilcisi' },
  2: { en: 'a sales manager', tr: 'bir satış müdürü' },
  3: { en: 'a general manager', tr: 'bir genel müdür' },
  4: { en: 'a broker', tr: 'bir broker' },
  5: { en: 'an administrator', tr: 'bir sistem yöneticisi' },
};
