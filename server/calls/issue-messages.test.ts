import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { emptyAs, integer } from '#contract/form.ts';
import { settingsSchema } from '#contract/settings.ts';
import { isFixedSetting } from '#domain/projects/fixed-settings.ts';
import { inEveryLanguage, languages, type Language } from '#domain/texts/language.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { issueMessages } from './issue-messages.ts';

const messagesOf = (schema: z.ZodType, value: unknown, error: z.core.$ZodErrorMap): string[] =>
  schema.safeParse(value, { error }).error?.issues.map((issue) => issue.message) ?? [];

describe('each kind of invalid value has its own text in English and Turkish', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['missing', z.string(), undefined, 'This is required', 'Bu alan zorunlu'],
    ['missing choice', z.enum(['a', 'b']), undefined, 'This is required', 'Bu alan zorunlu'],
    ['missing, where it may be empty', emptyAs(integer, null), undefined, 'This is required', 'Bu alan zorunlu'],
    ['not text', z.string(), 1, 'Must be text', 'Metin olmalı'],
    ['not a number', z.number(), 'x', 'Must be a number', 'Sayı olmalı'],
    ['not whole', z.int(), 1.5, 'Must be a whole number', 'Tam sayı olmalı'],
    ['not a flag', z.boolean(), 1, 'Must be true or false', 'Doğru (true) ya da yanlış (false) olmalı'],
    ['not a list', z.array(z.int()), {}, 'Must be a list', 'Liste olmalı'],
    ['not a pair', z.tuple([z.int(), z.int()]), 1, 'Must be a list', 'Liste olmalı'],
    [
      'not a record',
      z.record(z.string(), z.int()),
      1,
      'Must be an object with named fields',
      'Adlandırılmış alanları olan bir nesne olmalı',
    ],
    ['not a date', z.date(), 1, 'This value is not valid', 'Bu değer geçerli değil'],
    [
      'long text',
      z.string().max(1000),
      'x'.repeat(1001),
      'Must have at most 1.000 characters',
      'En fazla 1.000 karakter olabilir',
    ],
    ['short text', z.string().min(2), 'x', 'Must have at least 2 characters', 'En az 2 karakter olmalı'],
    ['empty text', z.string().min(1), '', 'Must not be empty', 'Boş bırakılamaz'],
    ['long list', z.array(z.int()).max(2), [1, 2, 3], 'Must have at most 2 entries', 'En fazla 2 öğe içerebilir'],
    ['short list', z.array(z.int()).min(2), [1], 'Must have at least 2 entries', 'En az 2 öğe içermeli'],
    ['empty list', z.array(z.int()).min(1), [], 'Must not be empty', 'Boş bırakılamaz'],
    ['above', z.number().max(4), 5, 'Must be 4 or less', 'En fazla 4 olabilir'],
    ['below', z.number().min(-0.5), -1, 'Must be -0,5 or more', 'En az -0,5 olmalı'],
    ['not less', z.number().lt(4), 4, 'Must be less than 4', '4 değerinden küçük olmalı'],
    ['not more', z.number().gt(4), 4, 'Must be more than 4', '4 değerinden büyük olmalı'],
    ['no multiple', z.number().multipleOf(5), 4, 'Must be a multiple of 5', '5 sayısının katı olmalı'],
    ['none of a list', z.enum(['a', 'b']), 'c', 'Must be one of: a, b', 'Şunlardan biri olmalı: a, b'],
    ['not the one', z.literal('a'), 'c', 'Must be a', 'a olmalı'],
    ['email', z.email(), 'x', 'Email is not valid', 'E-posta adresi geçerli değil'],
    ['date', z.iso.date(), 'x', 'Must be a day such as 2026-11-21', '2026-11-21 gibi bir gün olmalı'],
    ['pattern', z.string().regex(/a/), 'x', 'This is not in the expected form', 'Beklenen biçimde değil'],
    ['unknown field', z.strictObject({}), { x: 1, y: 2 }, 'There is no such field: x, y', 'Böyle bir alan yok: x, y'],
    ['neither empty nor a number', emptyAs(integer, null), 'x', 'Must be a number', 'Sayı olmalı'],
    ['none of several', z.union([z.int(), z.boolean()]), 'x', 'This value is not valid', 'Bu değer geçerli değil'],
    [
      'name',
      z.record(z.string().max(2), z.int()),
      { xyz: 1 },
      'Must have at most 2 characters',
      'En fazla 2 karakter olabilir',
    ],
    ['element', z.set(z.int()), new Set(['x']), 'Must be a number', 'Sayı olmalı'],
    ['rule without a name', z.int().refine(() => false), 1, 'This value is not valid', 'Bu değer geçerli değil'],
  ])('%s', (_kind, schema, value, en, tr) => {
    expect(messagesOf(schema, value, issueMessages.en)).toEqual([en]);
    expect(messagesOf(schema, value, issueMessages.tr)).toEqual([tr]);
  });
});

const oddValues: unknown[] = [
  undefined,
  null,
  '',
  'x'.repeat(9000),
  '-1',
  '99999999999',
  1.5,
  true,
  {},
  [],
  ['x', -1, {}],
  '[{}]',
  '{"a":"b"}',
  '\u0000',
];

const zodLocales: Partial<Record<string, () => { localeError: z.core.$ZodErrorMap }>> = z.locales;
const zodTexts = inEveryLanguage((language) => (zodLocales[language] ?? z.locales.en)().localeError);

/** An object with the same value in each field of a schema. */
const filledWith = (schema: z.ZodType, value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema instanceof z.ZodObject ? schema.shape : {}).map((name) => [name, value]));

type Refused = { what: string; path: string; payload?: object; schema: z.ZodType; value: object };

/** Requests that a call's schemas reject, so that none of them changes anything. */
function refusedRequests(call: Call): Refused[] {
  const path = call.path.replace(/\{\w+\}/g, '1');
  const inPath = { what: `${call.name} path`, path: call.path.replace(/\{\w+\}/g, 'x'), payload: {} };
  const requests = oddValues.flatMap((odd): Refused[] => {
    const query = filledWith(call.query, String(odd));
    const body = filledWith(call.body, odd);
    const search = new URLSearchParams(query as Record<string, string>);
    const what = `${call.name} ${String(JSON.stringify(odd)).slice(0, 30)}`;
    return [
      { what, path: `${path}?${search}`, schema: call.query, value: query },
      { what, path, payload: body, schema: call.body, value: body },
    ];
  });
  const all = [{ ...inPath, schema: call.params, value: filledWith(call.params, 'x') }, ...requests];
  return all.filter(({ schema, value }) => !schema.safeParse(value).success);
}

const {
  app,
  database: { db },
  ids,
} = await ownStaffedApp();
// An administrator who presents may make every call.
const { cookie } = await openSalesSession(db, ids.projectId, { role: 'admin' });

async function errorsOf(method: Call['method'], { path, payload }: Omit<Refused, 'schema' | 'value'>, lang: Language) {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie, 'accept-language': lang },
    ...(method === 'GET' ? {} : { payload: payload ?? {} }),
  });
  const errors = (answer.json().errors ?? []) as { path: string; message: string }[];
  return { status: answer.statusCode, errors, messages: errors.map((error) => error.message) };
}

it('no call answers with a message of zod', async () => {
  const found: string[] = [];
  const covered = new Set<string>();
  for (const call of Object.values(calls) as Call[]) {
    for (const request of refusedRequests(call)) {
      const en = await errorsOf(call.method, request, 'en');
      const tr = await errorsOf(call.method, request, 'tr');
      if (en.status !== 400 || en.messages.length === 0 || tr.messages.length !== en.messages.length)
        found.push(`${request.what}: ${en.status} ${tr.status}`);
      for (const [language, { messages }] of [
        ['en', en],
        ['tr', tr],
      ] as const) {
        const own = new Set(messagesOf(request.schema, request.value, zodTexts[language]));
        found.push(...messages.filter((message) => own.has(message)).map((message) => `${request.what}: ${message}`));
      }
      found.push(...en.messages.filter((message) => tr.messages.includes(message)));
      covered.add(call.name);
    }
  }
  expect(found).toEqual([]);
  expect(covered.size).toBeGreaterThan(50);
});

it.for(['editable', 'fixed'])('neither does a setting: %s', async (kind) => {
  const found: string[] = [];
  const covered = new Set<string>();
  const schemas = Object.entries(settingsSchema.shape).filter(([name]) => isFixedSetting(name) === (kind === 'fixed'));
  for (const odd of oddValues.slice(1)) {
    const refused = schemas.filter(([, schema]) => !schema.safeParse(odd).success);
    const changes = Object.fromEntries(refused.map(([name]) => [name, odd]));
    const request = { what: JSON.stringify(odd), path: '/project/settings', payload: { changes } };
    for (const language of languages) {
      const { status, errors } = await errorsOf('PUT', request, language);
      if (status !== 400) found.push(`${request.what}: ${status}`);
      for (const [name, schema] of refused) {
        const own = new Set(messagesOf(schema, odd, zodTexts[language]));
        const about = errors.filter(({ path }) => path.split('.')[0] === name);
        if (about.length === 0) found.push(`${name} ${request.what}: no message`);
        found.push(...about.filter(({ message }) => own.has(message)).map(({ message }) => `${name}: ${message}`));
        covered.add(name);
      }
    }
  }
  expect(found).toEqual([]);
  expect(covered).toEqual(new Set(schemas.map(([name]) => name)));
});
