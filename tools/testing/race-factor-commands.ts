import type { Database } from '#server/database/connection.ts';
import { pendingLogins } from '#server/database/schema.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { required } from '../required.ts';
import { request, type RaceCommand, type RaceFactors, type RaceObjects, type Send } from './race-command.ts';
import { softwarePasskey } from './software-passkey.ts';

type At = Parameters<RaceCommand>[0];
type Options = Parameters<ReturnType<typeof softwarePasskey>['prove']>[0];

/** The writing commands on the second factors of the rep, and the logins with them, by name. */
export const raceFactorCommands = {
  addPasskey: ({ send, objects: { elsewhere, browser } }) => createPasskey(send, `${elsewhere}; ${browser}`),
  loginByPasskey: (at) => prove(at, at.objects.browser, '/users/login/passkey', { project_id: at.projectId }),
  confirmByPasskey: (at) => prove(at, `${at.objects.elsewhere}; ${at.objects.browser}`, '/secondFactors/confirm'),
  loginByRecoveryCode({ send, objects }) {
    const { step, recoveryCode } = factorsOf(objects);
    return send(request('/users/login/code', step, { method: 'recovery', code: recoveryCode }));
  },
  cancelLogin: ({ send, objects }) => send(request('/users/login/cancel', factorsOf(objects).step)),
  newRecoveryCodes: ({ send, objects: { elsewhere } }) => send(request('/secondFactors/recoveryCodes', elsewhere)),
  removePasskey: ({ send, objects }) =>
    send(request(`/secondFactors/passkeys/${factorsOf(objects).passkeyId}`, objects.elsewhere, {}, 'DELETE')),
} as const satisfies Record<string, RaceCommand>;

const factorsOf = (objects: RaceObjects) => required(objects.factors, 'the factors of the rep');

async function createPasskey(send: Send, cookie: string, passkey = softwarePasskey()) {
  const begun = await send(request('/secondFactors/passkeyOptions', cookie));
  const { options } = JSON.parse(begun.text) as { options?: Options };
  if (begun.status !== 200 || options === undefined) return begun;
  return send(request('/secondFactors/passkeys', cookie, { name: 'Phone', passkey: passkey.create(options) }));
}

async function prove({ send, objects }: At, cookie: string, path: string, fields: Record<string, unknown> = {}) {
  const asked = await send(request('/users/login/passkeyOptions', cookie));
  const { options } = JSON.parse(asked.text) as { options?: Options };
  if (asked.status !== 200 || options === undefined) return asked;
  return send(request(path, cookie, { ...fields, passkey: factorsOf(objects).passkey.prove(options) }));
}

/** Gives the rep a passkey and recovery codes, and begins a login that waits for one of them. */
export async function addRaceFactors(db: Database, send: Send, objects: RaceObjects): Promise<RaceFactors> {
  const { elsewhere, browser, rep } = objects;
  const passkey = softwarePasskey();
  const added = JSON.parse((await createPasskey(send, `${elsewhere}; ${browser}`, passkey)).text) as {
    recovery_codes: string[];
  };
  const shown = await send({ ...request('/secondFactors', elsewhere), method: 'GET' });
  const { passkeys } = JSON.parse(shown.text) as { passkeys: { id: number }[] };
  const step = createSecret();
  const expires_at = new Date(Date.now() + 300_000);
  await db.insert(pendingLogins).values({ token_hash: hashSecret(step), user_id: rep, expires_at });
  return {
    passkey,
    passkeyId: required(passkeys[0], 'the passkey').id,
    recoveryCode: required(added.recovery_codes[0], 'a recovery code'),
    step: `login_step=${step}`,
  };
}
