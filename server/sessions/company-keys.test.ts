import { expect, it } from 'vitest';
import { companyLogouts } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { companyKeysOf, isLoggedOut } from './company-keys.ts';

const { db } = await ownDatabase();
const issuer = 'https://login.acme.example';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

/** A login by the account `rep`, begun in minute 0; the provider announces the logout in minute 5. */
const login = { sid: 'browser', authenticatedAt: at(0), issuedAt: at(1) };
const logout = { subject: 'rep', sid: 'browser', issuer };

it.each([
  ['its own session', {}, {}, true],
  ['its own session, named alone', {}, { subject: null }, true],
  ['its account, before the provider wrote the token', {}, { sid: null }, true],
  ['a session of the account, if the login names none', { sid: null }, {}, true],
  ['its account, but the token was written after', { issuedAt: at(6) }, { sid: null }, false],
  ['its own session, whose code was redeemed after', { issuedAt: at(6) }, {}, true],
  ['its own session, but somebody logged in again', { authenticatedAt: at(6), issuedAt: at(6) }, {}, false],
  ['its own session, before a login without a time of proof', { authenticatedAt: null, issuedAt: at(6) }, {}, false],
  ['another session of the account', {}, { sid: 'phone' }, false],
  ['a session of that name of another account', {}, { subject: 'other' }, false],
  ['another account', {}, { subject: 'other', sid: null }, false],
  ['a session alone, if the login names none', { sid: null }, { subject: null }, false],
  ['the same names at another provider', {}, { issuer: 'https://login.other.example' }, false],
])('a logout of %s', async (_, changedLogin, changedLogout, ends) => {
  await db.delete(companyLogouts);
  const { sid, ...times } = { ...login, ...changedLogin };
  const keys = companyKeysOf({ ...logout, ...changedLogout });
  await db.insert(companyLogouts).values({ token_hash: 'one', ...keys, issued_at: at(5), expires_at: at(59) });
  const own = companyKeysOf({ issuer, subject: 'rep', sid });
  expect(await inTransaction(db, (tx) => isLoggedOut(tx, own, times))).toBe(ends);
});
