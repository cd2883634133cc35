import { expect, it } from 'vitest';
import { redactPerson } from './redact-person.ts';

const person = {
  first_name: 'Işıl',
  last_name: 'Şen Kaya',
  phone: '+90 (532) 111 22 33',
  addresses: ['isil.sen@x.example', 'old+t-a/g{1}@y-z.example'],
};

it.each([
  ['Held for Işıl Şen Kaya until May', 'Held for … until May'],
  ['held for ISIL SEN  KAYA', 'held for …'],
  ['Işıl Şen Kaya’nın isteği, Işıl Şen Kayaya', '…’nın isteği, …'],
  ['Şen Kaya, Işıl', '…'],
  ['mail Isil.Sen@X.example!', 'mail …!'],
  ['ask old+t-a/g{1}@y-z.example, 0532 111-22-33', 'ask …, …'],
  ['اتصل على ٠٥٣٢ ١١١ ٢٢ ٣٣ مساءً', 'اتصل على … مساءً'],
  ['other.isil.sen@x.example2', 'other.isil.sen@x.example2'],
  ['10.05.2026: 532.111 m² of Işılak', '10.05.2026: 532.111 m² of Işılak'],
  ['😀 Işıl Şen Kaya 😀', '😀 … 😀'],
])('%j becomes %j', (text, expected) => {
  expect(redactPerson(text, person)).toBe(expected);
});

it('replaces a first or last name by itself only in texts about the person', () => {
  expect(redactPerson('Işıl’s price; Şen Kaya', person)).toBe('Işıl’s price; Şen Kaya');
  expect(redactPerson('IŞIL’s price; sen kaya', person, { isAboutThem: true })).toBe('…’s price; …');
});

it('leaves texts alone for a person without a name and phone', () => {
  const nobody = { first_name: '', last_name: ' ', phone: '0', addresses: [] };
  expect(redactPerson('Call 0532 111 22 33 at 10:00', nobody, { isAboutThem: true })).toBe(
    'Call 0532 111 22 33 at 10:00',
  );
});

it('replaces the name of a person with a single name only in texts about them', () => {
  const known = { first_name: ' ', last_name: 'Kaya', phone: '', addresses: [] };
  expect(redactPerson('Kaya’s rock', known)).toBe('Kaya’s rock');
  expect(redactPerson('Kaya’s rock', { ...known, first_name: 'Kaya', last_name: '' })).toBe('Kaya’s rock');
  expect(redactPerson('ask Kaya', known, { isAboutThem: true })).toBe('ask …');
});

it('looks for a full name only if the person has both names', () => {
  const half = { phone: '', addresses: [] };
  for (const [first_name, last_name] of [
    ['Kaya', ' '],
    [' ', 'Kaya'],
  ] as const)
    expect(redactPerson('ask Kaya', { ...half, first_name, last_name })).toBe('ask Kaya');
});

it('replaces names of two letters but no single letters', () => {
  const short = { first_name: 'A', last_name: 'Oz', phone: '', addresses: [] };
  expect(redactPerson('a plan for Oz, A', short, { isAboutThem: true })).toBe('a plan for …');
  expect(redactPerson('a plan for Oz', { ...short, first_name: 'B' }, { isAboutThem: true })).toBe('a plan for …');
});

it('replaces a name in both orders, ignores spaces around it, and replaces overlapping matches once', () => {
  const spaced = { first_name: ' Ayşe ', last_name: 'Ak', phone: '1234567', addresses: ['ayse@ak.example'] };
  expect(redactPerson('Ak Ayse and AYŞE AK', spaced)).toBe('… and …');
  expect(redactPerson('1 Ayşe Ak, 2 ayse@ak.example, 3 Ak', spaced, { isAboutThem: true })).toBe('1 …, 2 …, 3 …');
});

it('compares the last nine digits of a phone number, or all digits of one with only seven', () => {
  const called = (phone: string) => ({ first_name: '', last_name: '', phone, addresses: [] });
  expect(redactPerson('0090 532 111 22 33', called('0532 111 22 33'))).toBe('…');
  expect(redactPerson('531 111 22 33', called('0532 111 22 33'))).toBe('531 111 22 33');
  expect(redactPerson('123 45 67', called('123-4567'))).toBe('…');
  expect(redactPerson('123 456', called('123456'))).toBe('123 456');
});

it('takes every character of a name or address literally', () => {
  const odd = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  const strange = { first_name: odd, last_name: 'Şen', phone: '', addresses: [`${odd}@x.example`] };
  expect(redactPerson(`ask ${odd} Şen`, strange)).toBe('ask …');
});
