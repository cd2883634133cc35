import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { hashSecret } from '#server/people/secret.ts';
import { hashPassword } from '#server/people/password.ts';
import { hashSessionToken } from '#server/sessions/session-cookie.ts';
import { clientMark, userMark } from './marks.ts';
import type { Relation } from './people.ts';
import type { Kind } from './kinds.ts';

/** Returns the id of a kind in a relation to the caller. */
type IdOf = (kind: Kind, relation: Relation) => number;

const secret = (letter: string) => letter.repeat(43);
/** The secrets in the caller's own browser. */
export const secrets = {
  browser: secret('b'),
  login: secret('l'),
  invitation: secret('i'),
  reset: secret('r'),
  code: secret('c'),
  tablet: secret('t'),
  outsiderTablet: secret('o'),
};
const stranger = secret('s');

const hashed = async (typed: string) => ({ typed, hash: await hashPassword(typed) });
/** The password of a user who is in no project. */
export const typedPassword = await hashed('long enough 1');
/** The codes that were mailed for the caller's client (to this browser) and for a foreign one (to another browser). */
export const typedCodes = { here: await hashed('123456'), there: await hashed('654321') };

/**
 * Sessions of the caller in other browsers: on a tablet, in a self-presentation of their client (`alone`), and with a
 * client who is now somebody else's (`stranger`).
 */
const elsewhere = { tablet: secret('x'), alone: secret('y'), stranger: secret('z') };
export const cookieOf = (browser: keyof typeof elsewhere) => ({
  cookie: `waiting=${secrets.browser}; session=${elsewhere[browser]}`,
});

/**
 * Saves open logins, invitations, codes and links for a new password. Foreign ones were requested in another browser;
 * the `other` invitation in this browser, by another seller.
 */
export async function saveLinks(db: Database, projectId: number, idOf: IdOf): Promise<void> {
  await saveOpenApprovals(db, projectId, idOf);
  await saveAcceptedApprovals(db, projectId, idOf);
  await saveResetLinks(db, idOf);
  await saveVerificationCodes(db, idOf);
}

/** The hashed secrets of the caller's browser, and of another one. */
const here = hashSecret(secrets.browser);
const there = hashSecret(stranger);
const inTenMinutes = () => new Date(Date.now() + 600_000);

const approvalOf = (projectId: number) => ({
  project_id: projectId,
  device: '',
  network: '',
  language: 'en' as const,
  number: 10,
  expires_at: inTenMinutes(),
  sent_at: new Date(Date.now() - 60_000),
});

async function saveOpenApprovals(db: Database, projectId: number, idOf: IdOf): Promise<void> {
  const approval = approvalOf(projectId);
  const self = idOf('user', 'own');
  const rival = idOf('user', 'foreign');
  const client_id = idOf('client', 'own');
  const foreign = idOf('client', 'foreign');
  const login = hashSecret(secrets.login);
  const invitation = hashSecret(secrets.invitation);
  await db.insert(tables.approvals).values([
    { ...approval, id: idOf('login', 'own'), kind: 'login', client_id, browser_hash: here, code_hash: login },
    {
      ...approval,
      id: idOf('login', 'foreign'),
      kind: 'login',
      client_id: foreign,
      browser_hash: there,
      code_hash: there,
    },
    {
      ...approval,
      id: idOf('invitation', 'own'),
      kind: 'invitation',
      user_id: self,
      client_id,
      browser_hash: here,
      code_hash: invitation,
    },
    {
      ...approval,
      id: idOf('invitation', 'foreign'),
      kind: 'invitation',
      user_id: self,
      client_id: foreign,
      browser_hash: there,
      code_hash: there,
    },
    {
      ...approval,
      id: idOf('invitation', 'other'),
      kind: 'invitation',
      user_id: rival,
      client_id: foreign,
      browser_hash: here,
      code_hash: there,
    },
    // Just mailed: by the same seller in this browser for another client, and in another browser for the same client.
    ...[
      { id: idOf('invitation', 'own') + 500, client_id: idOf('client', 'other'), browser_hash: here },
      { id: idOf('invitation', 'own') + 501, client_id, browser_hash: there },
    ].map((row) => ({
      ...approval,
      ...row,
      kind: 'invitation' as const,
      user_id: self,
      code_hash: '',
      sent_at: inTenMinutes(),
    })),
  ]);
}

/** Saves logins and invitations that were accepted; the browser has collected some of them. */
async function saveAcceptedApprovals(db: Database, projectId: number, idOf: IdOf): Promise<void> {
  const approval = { ...approvalOf(projectId), accepted_at: new Date() };
  const login = hashSecret(secrets.login);
  await db.insert(tables.approvals).values([
    ...(['own', 'foreign'] as const).flatMap((relation) => {
      const row = {
        ...approval,
        client_id: idOf('client', relation),
        browser_hash: relation === 'own' ? here : there,
        code_hash: relation === 'own' ? login : there,
      };
      const session_hash = `guest ${relation}`;
      const opened = { collected_at: new Date(), session_hash };
      return [
        { ...row, id: idOf('acceptedLogin', relation), kind: 'login' as const },
        {
          ...row,
          id: idOf('acceptedInvitation', relation),
          kind: 'invitation' as const,
          user_id: idOf('user', 'own'),
        },
        { ...row, ...opened, id: idOf('collected', relation), kind: 'login' as const },
      ];
    }),
    {
      ...approval,
      id: idOf('acceptedInvitation', 'other'),
      kind: 'invitation',
      user_id: idOf('user', 'foreign'),
      client_id: idOf('client', 'foreign'),
      browser_hash: here,
      code_hash: there,
    },
  ]);
}

async function saveResetLinks(db: Database, idOf: IdOf): Promise<void> {
  const expires_at = inTenMinutes();
  await db.insert(tables.resetTokens).values([
    { token_hash: hashSecret(secrets.reset), client_id: idOf('client', 'own'), expires_at },
    { token_hash: hashSecret(`${stranger}2`), client_id: idOf('client', 'foreign'), expires_at },
    { token_hash: hashSecret(`${secrets.reset}u`), user_id: idOf('user', 'own'), expires_at },
    { token_hash: hashSecret(`${stranger}u`), user_id: idOf('user', 'foreign'), expires_at },
  ]);
}

async function saveVerificationCodes(db: Database, idOf: IdOf): Promise<void> {
  await db.insert(tables.verificationCodes).values([
    {
      client_id: idOf('client', 'own'),
      code_hash: typedCodes.here.hash,
      link_hash: hashSecret(secrets.code),
      browser_hash: here,
    },
    {
      client_id: idOf('client', 'foreign'),
      code_hash: typedCodes.there.hash,
      link_hash: there,
      browser_hash: there,
    },
  ]);
}

/** Saves a link that logs the caller in on a tablet, and one of a user who is in no project. */
export async function saveTabletLinks(db: Database, own: number): Promise<void> {
  const expires_at = inTenMinutes();
  await db.insert(tables.tabletLogins).values([
    { token_hash: hashSecret(secrets.tablet), user_id: own, made_by: own, expires_at },
    { token_hash: hashSecret(secrets.outsiderTablet), user_id: own + 402, made_by: own, expires_at },
  ]);
}

/**
 * Saves sessions in other browsers: of each user (the foreign one leads their client's presentation) and of clients
 * alone. If the caller is a client: of each client alone, instead of each user. The caller is logged in in three of
 * them: `tablet`, `alone` in a self-presentation of the client, `stranger` with a client who is now somebody else's.
 */
export async function saveSessions(db: Database, idOf: IdOf, isClient: boolean): Promise<void> {
  const soon = inTenMinutes();
  const self = idOf('user', 'own');
  const rows: Partial<typeof tables.sessions.$inferInsert>[] = [
    ...(['own', 'foreign', 'below'] as const).map((relation) => ({
      id_hash: `elsewhere ${relation}`,
      id: idOf('session', relation),
      ...(isClient
        ? { client_id: idOf('client', relation), network: clientMark(relation) }
        : { user_id: idOf('user', relation), network: userMark(relation) }),
      ...(!isClient && relation === 'foreign'
        ? { client_id: idOf('client', 'foreign'), presentation_id: idOf('presentation', 'foreign') }
        : {}),
    })),
    ...(['own', 'foreign'] as const).map((relation) => ({
      id_hash: `guest ${relation}`,
      client_id: idOf('client', relation),
    })),
    { id_hash: hashSessionToken(elsewhere.tablet), user_id: self, method: 'tablet' },
    {
      id_hash: hashSessionToken(elsewhere.alone),
      user_id: self,
      network: userMark('own'),
      client_id: idOf('client', 'own'),
      presentation_id: idOf('presentation', 'own') + 500,
    },
    {
      id_hash: hashSessionToken(elsewhere.stranger),
      user_id: self,
      client_id: idOf('client', 'foreign'),
      presentation_id: idOf('presentation', 'own') + 500,
    },
  ];
  await db.insert(tables.sessions).values(
    rows.map((row, index) => ({
      id: self + 700 + index,
      id_hash: '',
      ...row,
      expires_at: soon,
      idle_expires_at: soon,
    })),
  );
}

/** Saves a passkey of each user. */
export async function savePasskeys(db: Database, idOf: IdOf): Promise<void> {
  await db.insert(tables.passkeys).values(
    (['own', 'foreign', 'below'] as const).map((relation) => ({
      id: idOf('passkey', relation),
      user_id: idOf('user', relation),
      credential_id: relation,
      public_key: '',
      counter: 0,
      name: 'Key',
    })),
  );
}
