import type { Language } from '#domain/texts/language.ts';
import { givenPhone } from '#domain/people/given-phone.ts';

/** A text in the languages in which it is given. */
type Lines = { readonly [One in Language]?: string | null | undefined };

/**
 * The setting `contact`: how buyers reach the project's sales team. `names` has the name for languages in which it is
 * written differently. `picture` is a file of the package.
 */
export type ProjectContact = {
  name: string | null;
  names: Lines;
  phone: string | null;
  email: string | null;
  whatsApp: string | null;
  hours: Lines;
  picture: string | null;
};

/** The sales user to whom a client is assigned. A missing phone is stored as 0. */
type Adviser = { name: string; email: string; phone: string };

/** The settings that say how buyers reach the sales team, and the development's languages in their order. */
type ContactSettings = { contact: ProjectContact; languages: readonly Language[] };

/** Whom a buyer may contact, and how. `isAdviser`: name and email are those of the buyer's own adviser. */
export type Contact = {
  isAdviser: boolean;
  name: string | null;
  phone: string | null;
  email: string | null;
  whatsApp: string | null;
  hours: string | null;
  picture: string | null;
};

/** Whether the setting offers any way to reach somebody. */
export function isReachable({ phone, email, whatsApp }: Pick<ProjectContact, 'phone' | 'email' | 'whatsApp'>): boolean {
  return phone !== null || email !== null || whatsApp !== null;
}

/** The opening hours in a language, otherwise in the development's first one; null if they are stated in neither. */
export function hoursIn({ contact: { hours }, languages }: ContactSettings, language: Language): string | null {
  return hours[language] || hours[languages[0] ?? language] || null;
}

/**
 * The contact of a buyer: their adviser, otherwise the project's; null if nobody can be reached. The hours and WhatsApp
 * are the project's in both cases, and so is the phone of an adviser without one.
 */
export function contactOf(adviser: Adviser | null, settings: ContactSettings, language: Language): Contact | null {
  const { contact } = settings;
  if (!adviser && !isReachable(contact)) return null;
  return {
    isAdviser: adviser !== null,
    name: adviser ? adviser.name : contactNameIn(contact, language),
    phone: (adviser && givenPhone(adviser.phone)) ?? contact.phone,
    email: (adviser ?? contact).email,
    whatsApp: contact.whatsApp,
    hours: hoursIn(settings, language),
    picture: adviser ? null : contact.picture,
  };
}

/** The name in a language, otherwise the plain one; null if none is stated. */
function contactNameIn({ name, names }: Pick<ProjectContact, 'name' | 'names'>, language: Language): string | null {
  return names[language] || name;
}
