import type { Database } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clientNotes, rateLimits, resetTokens, verificationCodes, viewings } from '#server/database/schema.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { appCode } from './app-code.ts';
import { address, request, type RaceAccountObjects, type RaceCommand } from './race-command.ts';
import { makeClient } from './sales-sessions.ts';

/** The writing commands on accounts and their sessions, and on what belongs to a client, by name. */
export const raceAccountCommands = {
  take: ({ send, objects: { pooled, cookie } }) => send(request(`/clients/${pooled}/take`, cookie)),
  assignPooled: ({ send, objects: { pooled, rep, admin } }) =>
    send(request(`/clients/assignUser/${pooled}`, admin, { user_id: rep }, 'PUT')),
  mergePooled: ({ send, objects: { client, pooled, admin } }) =>
    send(request(`/clients/${client}/merge`, admin, { other_id: pooled })),
  disable: ({ send, objects: { client, admin } }) =>
    send(request(`/clients/${client}`, admin, { is_active: '0' }, 'PUT')),
  marketing: ({ send, objects: { client, admin } }) =>
    send(request(`/clients/${client}/marketing`, admin, { is_given: '1' }, 'PUT')),
  finishViewing: ({ send, objects: { viewing, admin } }) =>
    send(request(`/viewings/${viewing}`, admin, { is_done: '1' }, 'PUT')),
  deleteNote: ({ send, objects: { note, admin } }) => send(request(`/clientNotes/${note}`, admin, {}, 'DELETE')),
  share: ({ send, objects: { unit, cookie } }) => send(request('/properties-share', cookie, { properties: [unit] })),
  summary: ({ send, objects: { cookie } }) => send(request('/presentations/sendMail', cookie)),
  present: ({ send, objects: { cookie } }) => send(request('/presentations', cookie)),
  touch: ({ send, objects: { cookie } }) => send(request('/session/touch', cookie)),
  deny: ({ send, objects: { approval, code } }) => send(request('/clientLogins/deny', '', { id: approval, code })),
  verify: ({ send, objects: { client, codeLink } }) =>
    send(request('/clients/verify', '', { id: client, code: codeLink })),
  resetClient: ({ send, objects: { client, clientLink } }) =>
    send(request('/clients/resetPassword', '', { id: client, token: clientLink, password: 'long enough' })),
  resetUser: ({ send, objects: { rep, userLink } }) =>
    send(request('/users/resetPassword', '', { id: rep, token: userLink, password: 'quite long enough' })),
  mailPasswordLink: ({ send, objects: { rep, admin } }) => send(request(`/users/${rep}/passwordLink`, admin)),
  changeUser: ({ send, objects: { rep, admin } }) => send(request(`/users/${rep}`, admin, { email: address() }, 'PUT')),
  newPassword: ({ send, objects: { rep, admin } }) =>
    send(request(`/users/${rep}`, admin, { password: 'quite long enough' }, 'PUT')),
  resetFactors: ({ send, objects: { rep, admin } }) =>
    send(request(`/users/${rep}/secondFactors`, admin, {}, 'DELETE')),
  async addApp({ send, objects: { elsewhere } }) {
    const begun = await send(request('/secondFactors/app', elsewhere));
    const { secret } = JSON.parse(begun.text) as { secret?: string };
    if (begun.status !== 200 || secret === undefined) return begun;
    return send(request('/secondFactors/app/confirm', elsewhere, { code: appCode(secret) }));
  },
  async tablet({ send, projectId, objects: { rep, admin } }) {
    const made = await send(request(`/users/${rep}/tabletLogin`, admin));
    const { url } = JSON.parse(made.text) as { url?: string };
    if (made.status !== 200 || url === undefined) return made;
    const token = new URL(url).searchParams.get('user') ?? '';
    return send(request('/users/loginByToken', '', { token, project_id: projectId }));
  },
} as const satisfies Record<string, RaceCommand>;

/** Creates what these commands need. Counts of earlier races are deleted, since they would refuse mails. */
export async function makeAccountObjects(
  db: Database,
  projectId: number,
  { rep, client }: { rep: number; client: number },
): Promise<RaceAccountObjects> {
  await db.delete(rateLimits);
  const userLink = createSecret();
  const clientLink = createSecret();
  const codeLink = createSecret();
  const expires_at = new Date(Date.now() + 600_000);
  await db.insert(resetTokens).values([
    { token_hash: hashSecret(userLink), user_id: rep, expires_at },
    { token_hash: hashSecret(clientLink), client_id: client, expires_at },
  ]);
  await db.insert(verificationCodes).values({ client_id: client, code_hash: '', link_hash: hashSecret(codeLink) });
  const day = viewingDays(Date.now()).last;
  const viewing = firstRow(
    await db.insert(viewings).values({ client_id: client, day, half: 'morning', message: '' }).returning(),
  );
  const note = firstRow(
    await db.insert(clientNotes).values({ client_id: client, user_id: rep, note: 'Likes the sea side' }).returning(),
  );
  return {
    pooled: await makeClient(db, projectId, null),
    viewing: viewing.id,
    note: note.id,
    userLink,
    clientLink,
    codeLink,
  };
}
