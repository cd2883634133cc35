import { renderSVG } from 'uqr';
import type { SettingsAnswer } from '#contract/settings.ts';
import type { Contact } from './contact.ts';
import type { Words } from './words.ts';

/**
 * What every document says around its own content: whose it is, of which day, whom to call, and where more is found.
 */
export type FrameSubject = { settings: SettingsAnswer; words: Words; contact: Contact | null; address: URL };

/**
 * The part of a document that its template frames the content with. `disclaimer` is used where the development has none
 * of its own.
 */
export function describeFrame({ settings, words, contact, address }: FrameSubject, disclaimer: string) {
  return {
    language: words.language,
    project: settings.projectName,
    tagline: words.own('tagline'),
    today: words.today,
    contact,
    office: {
      address: words.own('address'),
      hours: words.own('opening_hours'),
      phone: words.own('contact_phone'),
      email: words.own('contact_email'),
    },
    address: address.href,
    qr: renderSVG(address.href, { border: 0, ecc: 'M', blackColor: '#17211d' }),
    disclaimer: words.own('disclaimer') || disclaimer,
  };
}
