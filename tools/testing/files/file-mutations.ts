import fc from 'fast-check';

/** Words and numbers that may confuse or overflow parsers. */
const hostileWords = [
  '0',
  '-1',
  '1e308',
  '99999999',
  '2147483648',
  'NaN',
  '1048576',
  'XFD1048576',
  '#a',
  'url(#a)',
  '&a;',
  ']]>',
  '<!--',
  '"',
  ',',
  ';',
  '\u0000',
  '\ud800',
  // As JSON writes what PostgreSQL cannot store.
  '\\u0000',
  '\\ud83d',
  '😀'.repeat(300),
  '﷽'.repeat(2_000),
];

type Mutation = (bytes: Buffer) => Buffer;

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const place = (bytes: Buffer, part: number) => Math.floor(part * bytes.length);
const splice = (bytes: Buffer, from: number, length: number, put: Buffer) =>
  Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);

/**
 * Mutations of a file: changed bytes, a removed piece, a repeated piece, a copied piece, truncation, a hostile word in
 * place of another, and overwritten numbers.
 */
export const fileMutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .array(fc.tuple(at, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 })
    .map((changes) => (bytes: Buffer) => {
      const mutated = Buffer.from(bytes);
      for (const [part, value] of changes) if (mutated.length > 0) mutated[place(mutated, part)] = value;
      return mutated;
    }),
  fc.tuple(at, fc.integer({ min: 1, max: 400 })).map(
    ([part, length]) =>
      (bytes: Buffer) =>
        splice(bytes, place(bytes, part), length, Buffer.alloc(0)),
  ),
  fc
    .tuple(at, fc.integer({ min: 1, max: 200 }), fc.constantFrom(1, 2, 40, 5_000))
    .map(([part, length, times]) => (bytes: Buffer) => {
      const from = place(bytes, part);
      const piece = bytes.subarray(from, from + length);
      return splice(bytes, from, 0, Buffer.concat(Array.from({ length: times }, () => piece)));
    }),
  fc.tuple(at, at, fc.integer({ min: 1, max: 300 })).map(([from, to, length]) => (bytes: Buffer) => {
    const piece = bytes.subarray(place(bytes, from), place(bytes, from) + length);
    return splice(bytes, place(bytes, to), piece.length, piece);
  }),
  at.map((part) => (bytes: Buffer) => bytes.subarray(0, place(bytes, part))),
  fc.tuple(at, fc.constantFrom(...hostileWords)).map(([part, word]) => (bytes: Buffer) => {
    // Replaces the next word or number after the position, if there is one.
    const text = bytes.toString('latin1');
    const found = /[\w.#-]+/.exec(text.slice(place(bytes, part)));
    const from = place(bytes, part) + (found?.index ?? 0);
    return splice(bytes, from, found?.[0].length ?? 0, Buffer.from(word));
  }),
  fc.tuple(at, fc.constantFrom(4, 2, 1), fc.constantFrom(0xff, 0x7f, 0x00, 0x80)).map(
    ([part, width, value]) =>
      (bytes: Buffer) =>
        splice(bytes, place(bytes, part), width, Buffer.alloc(width, value)),
  ),
);
