import { renderSVG } from 'uqr';
import type { SettingsAnswer } from '#contract/settings.ts';
import { hoursIn } from '#domain/projects/contact.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { paletteOnWhite } from '#domain/brand/palette.ts';
import type { Contact } from './contact.ts';
import { addMark, describeBrand } from './describe-brand.ts';
import type { PictureList } from './document-pictures.ts';
import type { Words } from './document-words.ts';

/** What every document shows around its content: the project, the date, whom to contact, and an address for more. */
type FrameSubject = { settings: SettingsAnswer; words: Words; contact: Contact | null; address: URL };

/** The data with which a template frames the content. `disclaimer` is used if the development states none. */
export function describeFrame(
  { settings, words, contact, address }: FrameSubject,
  disclaimer: string,
  pictures: PictureList,
) {
  const project = projectNameIn(settings, words.language);
  return {
    brand: describeBrand(settings.brand),
    mark: addMark(settings.brand, project, pictures),
    language: words.language,
    project,
    tagline: words.own('tagline'),
    today: words.today,
    contact: contact && { ...contact, phone: isolateFigure(contact.phone, words.language) },
    office: {
      address: words.own('address'),
      hours: hoursIn(settings, words.language) ?? '',
      phone: isolateFigure(settings.contact.phone ?? '', words.language),
      email: settings.contact.email ?? '',
    },
    address: address.href,
    qr: renderSVG(address.href, { border: 0, ecc: 'M', blackColor: paletteOnWhite(settings.brand.colours).ink }),
    disclaimer: words.own('disclaimer') || disclaimer,
  };
}
