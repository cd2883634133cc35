import { createHash } from 'node:crypto';
import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import type { CreatedPasskey, ProvenPasskey } from '#contract/entities/second-factors.ts';
import { maxPasskeys } from '#domain/people/second-factor.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { passkeys, users } from '#server/database/schema.ts';
import type { FactorOwner } from './factors.ts';
import { saveChallenge, takeChallenge } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** The library is loaded with the first passkey, so that the start of the server does not wait for it. */
const loadLibrary = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256. Listed because the library's default includes algorithms that are experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** How long browsers show their dialog, in milliseconds. */
const timeout = 300_000;

/** A browser that asks for a passkey: its site, and the hash of its cookie. */
type PasskeyBrowser = { site: RelyingParty; browser: string };

/** The user handle in a passkey: opaque, and the same for all passkeys of the user. */
const handleOf = (userId: number) => createHash('sha256').update(`passkey user ${userId}`).digest();

/**
 * The options with which a browser requests an assertion by a passkey (`PublicKeyCredentialRequestOptions`): one of the
 * user `owner`, or, if null, any of this site. Saves their challenge for this browser.
 */
export async function issueRequestOptions(tx: Queryable, { site, browser }: PasskeyBrowser, owner: number | null) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const known = owner === null ? [] : await listCredentials(tx, owner);
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    allowCredentials: known,
    timeout,
  });
  await saveChallenge(tx, options.challenge, { browser, purpose: 'prove' });
  return options;
}

/** A verified assertion, before the use of its passkey is recorded. */
type Assertion = { id: number; userId: number; counter: number };

/**
 * An assertion that could not be verified, and the user whose passkey it names: null if it is unknown, or if no
 * challenge was open.
 */
type FailedAssertion = { failedBy: number | null };

/**
 * Verifies the assertion of a passkey for this browser and site; the passkey's device must have verified the user. The
 * challenge is used up in any case.
 */
export async function verifyAssertion(
  tx: Queryable,
  { site, browser }: { site: RelyingParty; browser: string | null },
  answer: ProvenPasskey,
): Promise<Assertion | FailedAssertion> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const challenge = browser && (await takeChallenge(tx, clientDataJSON, { browser, purpose: 'prove' }));
  if (challenge === null) return { failedBy: null };
  const [passkey] = await tx
    .select({ id: passkeys.id, userId: passkeys.user_id, key: passkeys.public_key, counter: passkeys.counter })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.user_id), eq(users.is_active, true)))
    .where(eq(passkeys.credential_id, answer.id));
  if (!passkey) return { failedBy: null };
  const failed = { failedBy: passkey.userId };
  if (userHandle !== undefined && userHandle !== handleOf(passkey.userId).toString('base64url')) return failed;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? { id: passkey.id, userId: passkey.userId, counter: authenticationInfo.newCounter } : failed;
  } catch {
    return failed;
  }
}

/** Records the use of a passkey. Returns false if it was removed, or its counter value used, meanwhile. */
export async function recordUse(tx: Transaction, { id, counter }: Assertion): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, last_used_at: sql`now()` })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), sql`${counter}::bigint = 0`)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/**
 * The options with which a browser creates a passkey for a user (`PublicKeyCredentialCreationOptions`). Saves their
 * challenge for this browser. `project` is shown as the name of the site.
 */
export async function issueCreationOptions(
  tx: Queryable,
  { site, browser }: PasskeyBrowser,
  { id, name, email }: FactorOwner,
  project: string,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: project,
    rpID: site.id,
    userID: new Uint8Array(handleOf(id)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await listCredentials(tx, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  });
  await saveChallenge(tx, options.challenge, { browser, purpose: 'create', userId: id });
  return options;
}

/** A verified new passkey, before it is saved. */
type NewPasskey = Pick<typeof passkeys.$inferInsert, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/**
 * Verifies a passkey that this browser created for a user. Returns null if it is invalid, or was created for somebody
 * else. Uses up the challenge in any case.
 */
export async function verifyRegistration(
  tx: Queryable,
  { site, browser, userId }: { site: RelyingParty; browser: string | null; userId: number },
  answer: CreatedPasskey,
): Promise<NewPasskey | null> {
  const { clientDataJSON, attestationObject, transports = [] } = answer.response;
  const challenge = browser && (await takeChallenge(tx, clientDataJSON, { browser, purpose: 'create', userId }));
  if (challenge === null) return null;
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    };
  } catch {
    return null;
  }
}

/** Saves a new passkey. Returns false if the user has the maximum number. The user must be locked. */
export async function savePasskey(
  tx: Transaction,
  userId: number,
  name: string,
  passkey: NewPasskey,
): Promise<boolean> {
  const [owned] = await tx.select({ all: count() }).from(passkeys).where(eq(passkeys.user_id, userId));
  if ((owned?.all ?? 0) >= maxPasskeys) return false;
  await tx.insert(passkeys).values({ ...passkey, user_id: userId, name });
  return true;
}

/** The passkeys of a user, oldest first. */
export async function listPasskeys(tx: Queryable, userId: number) {
  return tx
    .select({
      id: passkeys.id,
      name: passkeys.name,
      created_at: passkeys.created_at,
      last_used_at: passkeys.last_used_at,
    })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.id));
}

/** Removes a passkey of a user. Returns false if they have no such passkey. The user must be locked. */
export async function removePasskey(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

async function listCredentials(tx: Queryable, userId: number): Promise<{ id: string; transports: string[] }[]> {
  return tx
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.id));
}
