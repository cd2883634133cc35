import { expect, it } from 'vitest';
import { contactOf, hoursIn, type ProjectContact } from './contact.ts';

const office: ProjectContact = {
  name: 'Sales pavilion',
  names: { tr: 'Satış ofisi', ar: '' },
  phone: '+30 210 000 0000',
  email: 'sales@x.example',
  whatsApp: '+30 690 000 0000',
  hours: { en: 'Every day', tr: null },
  picture: 'office.webp',
};
const nobody: ProjectContact = { ...office, phone: null, email: null, whatsApp: null };
const of = (contact: ProjectContact) => ({ contact, languages: ['en', 'tr'] as const });
const adviser = { name: 'Elif Şahin', email: 'elif@x.example', phone: '+90 555 111 22 33' };

it('is the adviser, with the hours and WhatsApp of the project but not its picture', () => {
  expect(contactOf(adviser, of(office), 'tr')).toEqual({
    isAdviser: true,
    ...adviser,
    whatsApp: '+30 690 000 0000',
    hours: 'Every day',
    picture: null,
  });
});

it('takes the project’s phone for an adviser without one', () => {
  expect(contactOf({ ...adviser, phone: '0' }, of(office), 'en')).toMatchObject({
    phone: office.phone,
    email: adviser.email,
  });
  expect(contactOf({ ...adviser, phone: '0' }, of(nobody), 'en')).toMatchObject({ phone: null, email: adviser.email });
});

it('is the project’s contact for somebody without an adviser, or nobody if nobody can be reached', () => {
  const { names, ...shown } = office;
  expect(contactOf(null, of(office), 'en')).toEqual({ ...shown, isAdviser: false, hours: 'Every day' });
  expect(contactOf(null, of(office), 'tr')).toMatchObject({ name: names.tr });
  expect(contactOf(null, of(office), 'ar')).toMatchObject({ name: 'Sales pavilion' });
  expect(contactOf(null, of({ ...nobody, whatsApp: '+30 690 000 0000' }), 'en')).toMatchObject({
    phone: null,
    email: null,
  });
  expect(contactOf(null, of(nobody), 'en')).toBeNull();
});

it('states opening hours that are missing in a language in the development’s first language', () => {
  // The database puts the languages of a setting in the order of the alphabet.
  const contact = { ...office, hours: { ar: 'كل يوم', el: 'Κάθε μέρα', ru: null } };
  expect(hoursIn({ contact, languages: ['el', 'ar', 'ru'] }, 'ru')).toBe('Κάθε μέρα');
  expect(hoursIn({ contact, languages: ['el', 'ar', 'ru'] }, 'ar')).toBe('كل يوم');
  expect(hoursIn({ contact, languages: ['ru', 'tr'] }, 'tr')).toBeNull();
});
