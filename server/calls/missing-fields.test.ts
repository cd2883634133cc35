import { beforeEach, expect, it } from 'vitest';
import { contractTexts } from '#contract/texts/texts.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { Role } from '#domain/people/roles.ts';
import { rateLimits } from '#server/database/schema.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';

const {
  app,
  ids: { projectId: project_id },
  as,
  database: { db },
} = await ownStaffedApp();
const people = { visitor: openBrowser(app), rep: await as('rep'), manager: await as('manager') };
const email = 'missing@x.example';
// Its own language would be that of the answer.
const { lang: _, ...registration } = registrationOf(project_id, email);
const login = { email, password: 'x', project_id };
const user = { email, name: 'Missing', role_id: Role.sales_rep, password: 'long enough' };
const reset = { id: 1, token: 'x', password: 'long enough' };

beforeEach(() => db.delete(rateLimits));

it.each<[keyof typeof people, string, object, Record<string, FieldError>]>([
  [
    'visitor',
    '/clients',
    registration,
    {
      email: 'email_missing',
      first_name: 'first_name_missing',
      last_name: 'last_name_missing',
      password: 'own_password_missing',
    },
  ],
  [
    'rep',
    '/clients',
    registration,
    {
      email: 'other_email_missing',
      first_name: 'other_first_name_missing',
      last_name: 'other_last_name_missing',
      password: 'password_missing',
    },
  ],
  ['visitor', '/clients/check', { email }, { email: 'email_missing' }],
  ['visitor', '/clients/verify', { id: 1, code: '123456' }, { code: 'code_missing' }],
  ['visitor', '/clients/forgotPassword', { email }, { email: 'email_missing' }],
  ['visitor', '/clients/resetPassword', reset, { password: 'own_password_missing' }],
  ['visitor', '/clientLogins', { email, project_id }, { email: 'email_missing' }],
  ['rep', '/clientInvitations', { email, project_id }, { email: 'client_email_missing' }],
  ['visitor', '/users/login', login, { email: 'email_missing', password: 'password_missing' }],
  ['manager', '/users', user, { email: 'other_email_missing', name: 'name_missing' }],
  ['visitor', '/users/forgotPassword', { email }, { email: 'email_missing' }],
  ['visitor', '/users/resetPassword', reset, { password: 'own_password_missing' }],
])('a field that a %s leaves out of %s is answered as an empty one', async (person, path, body, fields) => {
  for (const [field, error] of Object.entries(fields))
    for (const language of ['en', 'tr'] as const) {
      const { [field]: _, ...others } = body as Record<string, unknown>;
      const headers = { 'accept-language': language };
      const missing = await people[person].post(path, others, headers);
      const empty = await people[person].post(path, { ...others, [field]: '' }, headers);
      expect(missing.body).toEqual(empty.body);
      const message = contractTexts[language].fields[error];
      expect([missing.status, missing.body.errors]).toEqual([400, [{ path: field, message }]]);
    }
});

it('reports what is missing together with what is wrong', async () => {
  const { body } = await people.visitor.post('/users/login', { project_id: 'x' }, { 'accept-language': 'en' });
  expect(body.errors).toEqual([
    { path: 'email', message: 'Please type your email' },
    { path: 'password', message: 'Please type password' },
    { path: 'project_id', message: 'Must be a number' },
  ]);
});
