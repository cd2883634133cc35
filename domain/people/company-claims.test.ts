import { expect, test } from 'vitest';
import { isForeignGoogleAccount, readCompanyEmail, type AddressRules } from './company-claims.ts';

const standard: AddressRules = { domains: [], verifiedClaim: 'email_verified' };
const entra: AddressRules = { domains: ['acme.example'], verifiedClaim: 'xms_edov' };
const email = 'ada@acme.example';

test.each([
  ['a verified address', { email, email_verified: true }, standard],
  ['an address whose domain Entra ID verified', { email, xms_edov: true }, entra],
  ['the same as Entra ID also writes it', { email, xms_edov: '1' }, entra],
  ['the same as a text', { email, xms_edov: 'true' }, entra],
  ['an allowed domain in any case', { email: 'Ada@ACME.example', xms_edov: 1 }, entra],
])('finds a user by %s', (_, claims, rules) => {
  expect(readCompanyEmail(claims, rules)).toEqual({ email: claims.email });
});

test.each([
  ['no address', { email_verified: true }, standard],
  ['an address that is not verified', { email, email_verified: false }, standard],
  ['an address of which nothing is said', { email }, standard],
  ['a text instead of a boolean', { email, email_verified: 'true' }, standard],
  ['what only Entra ID calls true', { email, email_verified: 1 }, standard],
  ['the claim of another kind of provider', { email, xms_edov: true }, standard],
  ['an address that somebody else’s directory calls verified', { email, email_verified: true }, entra],
  ['a domain that Entra ID did not verify', { email, xms_edov: '0' }, entra],
])('finds nobody by %s', (_, claims, rules) => {
  expect(readCompanyEmail(claims, rules)).toEqual({ error: 'error_company_unverified' });
});

test.each(['eve@evil.example', 'eve@sub.acme.example', 'eve@evilacme.example', '"ada@acme.example"@evil.example'])(
  'finds nobody by %s, whose domain is not allowed',
  (address) => {
    expect(readCompanyEmail({ email: address, xms_edov: true }, entra)).toEqual({ error: 'error_company_domain' });
  },
);

test('a Google account must belong to the company, whatever its address', () => {
  const iss = 'https://accounts.google.com';
  expect(isForeignGoogleAccount({ iss, hd: 'acme.example' }, ['acme.example'])).toBe(false);
  expect(isForeignGoogleAccount({ iss, hd: 'evil.example' }, ['acme.example'])).toBe(true);
  expect(isForeignGoogleAccount({ iss }, ['acme.example'])).toBe(true);
  expect(isForeignGoogleAccount({ iss }, [])).toBe(false);
  expect(isForeignGoogleAccount({ iss: 'https://login.acme.example' }, ['acme.example'])).toBe(false);
});
