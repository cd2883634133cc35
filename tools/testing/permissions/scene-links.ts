import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { hashSecret } from '#server/people/secret.ts';
import type { Relation } from './people.ts';

/** The id in a scene of what stands in a relation to the caller. */
type IdOf = (kind: 'user' | 'client' | 'login' | 'invitation' | 'session' | 'passkey', relation: Relation) => number;

const secret = (letter: string) => letter.repeat(43);
/** Secrets of what the caller's own browser may use. */
export const secrets = {
  browser: secret('b'),
  login: secret('l'),
  invitation: secret('i'),
  reset: secret('r'),
  code: secret('c'),
};
const stranger = secret('s');

/**
 * Open logins, invitations, codes and links for a new password. Foreign ones were requested in another browser; the
 * `other` invitation in this browser, by another seller.
 */
export async function saveLinks(db: Database, projectId: number, idOf: IdOf): Promise<void> {
  const soon = new Date(Date.now() + 600_000);
  const approval = {
    project_id: projectId,
    device: '',
    network: '',
    language: 'en' as const,
    number: 10,
    expires_at: soon,
    sent_at: new Date(Date.now() - 60_000),
  };
  const [here, there] = [hashSecret(secrets.browser), hashSecret(stranger)];
  const [self, rival] = [idOf('user', 'own'), idOf('user', 'foreign')];
  const [client_id, foreign] = [idOf('client', 'own'), idOf('client', 'foreign')];
  const [login, invitation] = [hashSecret(secrets.login), hashSecret(secrets.invitation)];
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
  ]);
  const [reset, other] = [hashSecret(secrets.reset), hashSecret(`${stranger}2`)];
  await db.insert(tables.resetTokens).values([
    { token_hash: reset, client_id, expires_at: soon },
    { token_hash: other, client_id: foreign, expires_at: soon },
    { token_hash: hashSecret(`${secrets.reset}u`), user_id: self, expires_at: soon },
    { token_hash: hashSecret(`${stranger}u`), user_id: rival, expires_at: soon },
  ]);
  await db.insert(tables.verificationCodes).values([
    { client_id, code_hash: '', link_hash: hashSecret(secrets.code), browser_hash: here },
    { client_id: foreign, code_hash: '', link_hash: there, browser_hash: there },
  ]);
}

/** A session of each user in another browser. */
export async function saveSessions(db: Database, idOf: IdOf): Promise<void> {
  const soon = new Date(Date.now() + 600_000);
  await db.insert(tables.sessions).values(
    (['own', 'foreign', 'below'] as const).map((relation) => ({
      id_hash: `elsewhere ${relation}`,
      id: idOf('session', relation),
      user_id: idOf('user', relation),
      expires_at: soon,
      idle_expires_at: soon,
    })),
  );
}

/** A passkey of each user. */
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
