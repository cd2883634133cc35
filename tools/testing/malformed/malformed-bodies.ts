import fc from 'fast-check';
import { Role } from '#domain/people/roles.ts';

/** A body as it is sent. `type` is its Content-Type header, undefined for none. */
export type MalformedBody = { kind: string; type: string | undefined; payload: Buffer };

type Field = readonly [name: string, value: unknown];

const megabyte = 1_048_576;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const parts = 'multipart/form-data; boundary=x';
const oddTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/jsonp',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded; charset=iso-8859-9',
  'application/octet-stream',
  'nonsense',
  '/',
  ';',
  '*/*',
  'application/json, application/json',
  `text/${'x'.repeat(3000)}`,
  undefined,
] as const;

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u0001\u007f',
  '-1',
  '-2147483648',
  '0',
  '00',
  '1e309',
  '0x10',
  '١',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[1,',
  '[[[[1]]]]',
  '{"dashboardUrl":"/\\u0000"}',
  '{"projectName":"x\\ud800"}',
  "' or 1=1 --",
  '{{7*7}}',
  '${x}',
  '%00',
  '../../etc/passwd',
  'a@b.co,c@d.co',
  'a@@b.co',
  '<img src=x onerror=alert(1)>',
  '=cmd|x',
  '\r\nBcc: all@x.example',
  'PUT',
  'DELETE',
  'GET',
];
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  // Any code points, including lone surrogates. fast-check's own arbitrary for that takes seconds to prepare.
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0x10_ffff })), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points)),
  fc.integer(),
  fc.constantFrom(-1, 0),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 4 })), { maxLength: 4 }),
  fc.constantFrom<unknown>({ $ne: 1 }, { toString: 'x' }, { __proto__: null, length: 9 }, [[[]]], [null], 1e308, -0),
);
const reservedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '_method',
  '',
  '\u0000',
  'a[b]',
  'a.b',
  '$where',
];

/** Valid fields of a call, to be mutated. */
export type ValidFields = Record<string, string | number>;

/** Bodies for a call, from partly valid to completely invalid ones. */
export function malformedBodies(valid: ValidFields): fc.Arbitrary<MalformedBody> {
  const names = Object.keys(valid).length > 0 ? Object.keys(valid) : ['id'];
  const name = fc.constantFrom(...names);
  const allFields: Field[] = Object.entries(valid);
  const invalid = fc
    .array(fc.tuple(name, oddValue), { minLength: 1, maxLength: 3 })
    .map((odd): Field[] => [...allFields.filter(([own]) => !odd.some(([other]) => other === own)), ...odd]);
  const contentType = fc.constantFrom(json, form, parts);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(invalid, contentType).map(([fields, type]) => write('wrong value', type, fields)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(name, oddValue, contentType)
        .map(([twice, value, type]) =>
          write('duplicate field', type, [...allFields, [twice, valid[twice] ?? 1], [twice, value]]),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...reservedNames), oddValue, contentType)
        .map(([reserved, value, type]) =>
          write('reserved name', type, [
            ...allFields,
            [reserved, value],
            [reserved, { role_id: Role.admin, is_verified: true }],
          ]),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(name, contentType)
        .map(([field, type]) =>
          write('NUL', type, [...allFields.filter(([own]) => own !== field), [field, `a\u0000${valid[field] ?? ''}`]]),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          name,
          contentType,
          fc.constantFrom(megabyte - 5_000, megabyte - 300, megabyte, megabyte + 2_000),
          fc.constantFrom('x', 'ş', '"', '%', '\u0000'),
        )
        .map(([long, type, length, letter]) =>
          write('a megabyte', type, [...allFields.filter(([own]) => own !== long), [long, fill(letter, length)]]),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(invalid, fc.constantFrom(...oddTypes), contentType)
        .map(([fields, type, real]) => ({ ...write('odd Content-Type', real, fields), type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            '',
            '{',
            '[]',
            'null',
            '"text"',
            '1',
            '{"__proto__":{"role_id":5}}',
            '{"constructor":{"prototype":{"x":1}}}',
            '[[[[[[',
            `${'['.repeat(100_000)}`,
            `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
            'id=1&id=2',
            'id[]=1',
            '%',
            '%zz=%',
            '&&&=',
            '=',
            '--x',
            '--x\r\n\r\n--x--',
            '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--',
          ),
          contentType,
        )
        .map(([text, type]) => ({ kind: 'no body', type, payload: Buffer.from(text) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.uint8Array({ maxLength: 200 }), contentType)
        .map(([bytes, type]) => ({ kind: 'bytes', type, payload: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.integer({ min: 50, max: 3_000 }), contentType).map(([count, type]) =>
        write(
          'many fields',
          type,
          Array.from({ length: count }, (_, index) => [`${names[0]}${index % 7}`, index]),
        ),
      ),
    },
  );
}

const fill = (letter: string, length: number) => letter.repeat(Math.floor(length / Buffer.byteLength(letter)));

function write(kind: string, type: string, fields: readonly Field[]): MalformedBody {
  return { kind, type, payload: Buffer.from(writers[type as keyof typeof writers](fields)) };
}

/** Written by hand, because an object cannot have a duplicate key and FormData repairs its input. */
const writers = {
  [json]: (fields: readonly Field[]) =>
    `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
  [form]: (fields: readonly Field[]) =>
    fields.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`).join('&'),
  [parts]: (fields: readonly Field[]) =>
    `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${textOf(value)}\r\n`).join('')}--x--\r\n`,
};

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
