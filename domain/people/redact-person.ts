import { fold } from '#domain/texts/fold.ts';
import { arabicDigits, withLatinDigits } from '#domain/texts/other-digits.ts';
import { phoneKey } from './phone-key.ts';

/** What identifies a person: names and phone as entered, and every address they are known by. */
export type KnownPerson = { first_name: string; last_name: string; phone: string; addresses: readonly string[] };

const mark = '…';

/**
 * A text that somebody typed, with a person's addresses, phone number and full name replaced by `…`, without regard to
 * case, diacritics and the notation of numbers. In a text about them, their first or last name alone is replaced, too.
 */
export function redactPerson(text: string, person: KnownPerson, { isAboutThem = false } = {}): string {
  const { letters, starts } = foldByLetter(text);
  const found = [
    ...person.addresses.flatMap((address) => findAll(letters, address, wholeWord)),
    ...fullNames(person).flatMap((name) => findAll(letters, name, wordBeginning)),
    ...(isAboutThem ? [person.first_name, person.last_name].flatMap((name) => findAll(letters, name, wholeWord)) : []),
  ].map(([from, to]): Range => [starts[from] ?? text.length, starts[to] ?? text.length]);
  return replaceRanges(text, [...found, ...findNumbers(text, person.phone)]);
}

type Range = readonly [from: number, to: number];

/** The folded text, and where each of its letters begins in the original. */
function foldByLetter(text: string): { letters: string; starts: number[] } {
  let letters = '';
  let at = 0;
  const starts: number[] = [];
  for (const letter of text) {
    const folded = fold(letter);
    starts.push(...Array.from({ length: folded.length }, () => at));
    letters += folded;
    at += letter.length;
  }
  return { letters, starts };
}

function fullNames({ first_name, last_name }: KnownPerson): string[] {
  if (first_name.trim() === '' || last_name.trim() === '') return [];
  return [`${first_name} ${last_name}`, `${last_name} ${first_name}`, `${last_name}, ${first_name}`];
}

const wholeWord = '(?![\\p{L}\\p{N}])';
/** Matches up to the end of the word, because some languages decline names. */
const wordBeginning = '[\\p{L}\\p{N}]*';

function findAll(letters: string, needle: string, end: string): Range[] {
  const words = fold(needle).split(/\s/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const matches = letters.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${end}`, 'gu'));
  return [...matches].map((match) => [match.index, match.index + match[0].length]);
}

const digits = `\\d${arabicDigits}`;
const numbers = new RegExp(`\\+?[${digits}][${digits}\\s()./-]*[${digits}]`, 'g');

function findNumbers(text: string, phone: string): Range[] {
  const key = phoneKey(phone);
  if (key === null) return [];
  return [...text.matchAll(numbers)]
    .filter(([number]) => withLatinDigits(number).replace(/\D/g, '').endsWith(key))
    .map((match) => [match.index, match.index + match[0].length]);
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let end = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from >= end) kept += text.slice(end, from) + mark;
    end = Math.max(end, to);
  }
  return kept + text.slice(end);
}
