import { expect, it } from 'vitest';
import { isInternationalTelephone, isTelephone, telephoneAddress, whatsAppAddress } from './telephone.ts';
import { givenPhone } from './given-phone.ts';

it('accepts numbers as people write them, and nothing else', () => {
  expect(['+30 210 000 0000', '(0212) 555-01.00', '444 0 123', '112'].filter((one) => !isTelephone(one))).toEqual([]);
  expect(['', '+', '12', 'call us', '+30 210 x', 'javascript:1', '1'.repeat(41)].filter(isTelephone)).toEqual([]);
});

it('requires the country code of a WhatsApp number', () => {
  expect(['+30 690 000 0000', '+90 (555) 111-22-33'].every(isInternationalTelephone)).toBe(true);
  expect(['0555 111 22 33', '+30 21', `+${'1'.repeat(16)}`].filter(isInternationalTelephone)).toEqual([]);
});

it('writes the addresses that telephones and WhatsApp open', () => {
  expect(telephoneAddress('+30 (210) 000-0000')).toBe('tel:+302100000000');
  expect(whatsAppAddress('+30 690 000 0000')).toBe('https://wa.me/306900000000');
});

it('leaves out the zero that is dialled within a country only, where it is marked as such', () => {
  expect(telephoneAddress('+49 (0)40 / 555-0100')).toBe('tel:+49405550100');
  expect(whatsAppAddress('+44 (0) 7700 900123')).toBe('https://wa.me/447700900123');
  expect(telephoneAddress('(0212) 555-01.00')).toBe('tel:02125550100');
});

it('treats 0 and spaces as no number, and requires three digits', () => {
  expect(['0', '', '  ', '07'].map(givenPhone)).toEqual([null, null, null, '07']);
  expect(isTelephone('1 - 2')).toBe(false);
});
