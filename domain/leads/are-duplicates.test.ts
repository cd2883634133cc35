import { describe, expect, it } from 'vitest';
import { areDuplicates, nameKey } from './are-duplicates.ts';

const elif = { first_name: 'Elif', last_name: 'Şahin', email: 'elif.sahin@mail.example', phone: '+90 212 555 01 11' };
const other = { first_name: 'Nikos', last_name: 'Vlachos', email: 'nikos@post.example', phone: '+30 210 555 0199' };

describe('recognised as one person', () => {
  it.each([
    ['the same number, written otherwise', { ...other, phone: '0090 (212) 555-0111' }, 'phone'],
    ['the same number without its country', { ...other, phone: '0212 5550111' }, 'phone'],
    ['the same name, a dot less in the address', { ...elif, phone: '0', email: 'elifsahin@mail.example' }, 'name'],
    ['the same name, a tag in the address', { ...elif, phone: '0', email: 'elif.sahin+home@mail.example' }, 'name'],
    ['the same name at another house', { ...elif, phone: '0', email: 'elif.sahin@work.example' }, 'name'],
    ['a slip of two letters', { ...elif, phone: '0', email: 'elif.shain@mail.example' }, 'name'],
    [
      'a name in capitals and without its marks',
      { first_name: 'ELİF', last_name: 'SAHIN', email: 'Elif.Sahin@mail.example', phone: '0' },
      'name',
    ],
    ['the number counts before the name', elif, 'phone'],
  ] as const)('%s', (_, second, reason) => {
    expect(areDuplicates(elif, second)).toBe(reason);
    expect(areDuplicates(second, elif)).toBe(reason);
  });
});

describe('kept as two people', () => {
  it.each([
    ['nothing alike', other],
    ['the same name alone', { ...elif, phone: '0', email: 'e.s.1984@post.example' }],
    ['a similar address alone', { ...other, email: 'elif.sahin@work.example' }],
    ['numbers that name nobody', { ...other, phone: '0' }],
    ['numbers that differ in a digit', { ...other, phone: '+90 212 555 01 12' }],
  ])('%s', (_, second) => {
    expect(areDuplicates({ ...elif }, second)).toBeNull();
    expect(
      areDuplicates({ ...elif, phone: '0' }, { ...second, phone: second.phone === elif.phone ? '0' : second.phone }),
    ).toBeNull();
  });

  it('clients without a name', () => {
    const nobody = { first_name: '', last_name: '', email: 'a@x.example', phone: '0' };
    expect(areDuplicates(nobody, nobody)).toBeNull();
  });
});

it('ignores case, diacritics and punctuation in names', () => {
  expect(nameKey({ first_name: 'Işıl ', last_name: 'ŞEN-Kaya' })).toBe(
    nameKey({ first_name: 'isil', last_name: 'Sen Kaya' }),
  );
});
