import type { Mutant } from './mutate.ts';

/**
 * Mutants that the matrix cannot notice, with the reason. `what` is the mutant's code and what replaces it, as printed;
 * `times` is how often that stands in the file, by default once.
 */
type Accepted = { file: string; what: string; why: string; times?: number };

const meanwhile = 'only for whoever is deleted or merged meanwhile';
const loggedIn = 'only callers with a user get here';
const twice = 'checked before the lock and again under it';
const everybody = 'its callers see everybody';
const provider = 'the address to which the provider returns is no call';
const mailed = 'what a mail says is asserted by its own test';
const sessions = 'sessions of the caller or their client are asserted by their own tests';
const together = 'client and presentation come into a session and leave it together';

const entry = (file: string, what: string, why: string, times = 1): Accepted => ({ file, what, why, times });
const features = (file: string, ...rest: [what: string, why: string, times?: number]) =>
  entry(`server/features/${file}`, ...rest);

const accepted: readonly Accepted[] = [
  features('approvals/accept-approval.ts', 'eq(approvals.client_id, clientId) -> undefined', meanwhile),
  features('approvals/check-approval.ts', 'eq(approvals.client_id, clientId) -> undefined', meanwhile),
  features('approvals/find-approval.ts', 'browser === null -> false', 'no approval has an empty browser'),
  features('clients/assign-client.ts', 'maySeeClient -> () => true', 'mayAssignClient says so, too'),
  features(
    'clients/create-client.ts',
    'actor.user === null && !project.settings.showRegisterClientPage -> false',
    'a setting',
  ),
  features('clients/erase-client.ts', 'mayEraseClient -> () => true', twice, 2),
  features('clients/update-client.ts', 'maySellTo -> () => true', twice, 2),
  features('properties/notify-loser.ts', 'isInReach(reader, actor.user.id) -> true', mailed),
  features('leads/take-client.ts', '(await findUser(tx, user.id)) === null -> false', meanwhile),
  features('properties/lock-presentation.ts', 'eq(sessions.id_hash, sessionHash) -> undefined', meanwhile),
  features('properties/lock-presentation.ts', 'eq(sessions.presentation_id, id) -> undefined', meanwhile),
  features('sessions/own-sessions.ts', '!(await lockUserShared(tx, userId)) -> false', meanwhile),
  features('sessions/own-sessions.ts', 'user === null -> false', loggedIn),
  features('users/confirm-password.ts', 'user === null -> false', loggedIn),
  features('users/create-user.ts', 'parent === null && parentId === caller.user?.id -> false', meanwhile),
  features('users/factors/confirm-identity.ts', 'actor.sessionHash === null -> false', loggedIn),
  features('users/factors/login-by-passkey.ts', 'eq(userProjects.user_id, user.id) -> undefined', 'needs a passkey'),
  features('users/factors/own-factors.ts', 'user === null || sessionHash === null -> false', loggedIn),
  features('users/factors/own-passkeys.ts', 'user === null -> false', loggedIn),
  features('users/factors/own-passkeys.ts', '(await lockOwner(tx, user.id)) === null -> false', meanwhile),
  features('users/find-company-user.ts', 'eq(userProjects.user_id, users.id) -> undefined', provider),
  features('users/find-company-user.ts', 'eq(userIdentities.user_id, userId) -> undefined', provider),
  features('users/finish-company-login.ts', 'eq(companyLogins.browser_hash, browser.hash) -> undefined', provider),
  features('users/move-user.ts', 'caller -> an administrator', everybody, 2),
  features('users/tablet-login.ts', 'caller -> an administrator', everybody),
  features('users/tablet-login.ts', '!(await lockUserShared(tx, user.id)) -> false', meanwhile),
  features('users/unlink-user.ts', 'caller -> an administrator', everybody),
  features('users/unlink-user.ts', '!mayUnlinkUser(caller) -> false', 'only administrators may call it'),
  features('users/unlink-user.ts', 'mayUnlinkUser(caller) -> true', 'only administrators may call it'),
  entry('server/people/reach.ts', 'actor.client && { id: actor.client.id } -> actor.client', 'the same client'),
  entry('server/people/reach.ts', 'user === null -> false', loggedIn),
  entry('server/sessions/end-sessions.ts', 'isNull(sessions.user_id) -> undefined', sessions, 2),
  entry('server/sessions/open-presentation.ts', 'client === null -> false', meanwhile),
  entry(
    'server/people/find-bot.ts',
    'eq(userProjects.user_id, users.id) -> undefined',
    'nobody’s client does not log in alone',
  ),
  entry('server/sessions/sessions.ts', 'eq(sessions.id_hash, hash) -> undefined', sessions),
  entry('server/sessions/require-guest.ts', 'client === null || presentation === null -> client === null', together),
  entry(
    'server/sessions/require-guest.ts',
    'client === null || presentation === null -> presentation === null',
    together,
  ),
  entry(
    'server/sessions/require-guest.ts',
    'client === null || presentation === null || presentation.client_id !== client.id -> client === null || presentation === null',
    together,
  ),
  ...['presentation?.status === 1', 'user !== null', 'client !== null'].map((left, index) =>
    entry(
      'domain/properties/may-change-status.ts',
      `user !== null && client !== null${index === 0 ? ' && presentation?.status === 1' : ''} -> ${left}`,
      'only a user with a client leads a presentation',
    ),
  ),
];

const isOf = ({ file, what }: Accepted, mutant: Mutant) =>
  mutant.place.replace(/:\d+$/, '') === file && mutant.what === what;

/** Why it is right that the matrix does not notice a mutant; undefined if it should. */
export function reasonFor(mutant: Mutant): string | undefined {
  return accepted.find((one) => isOf(one, mutant))?.why;
}

/** The entries for files in `isChosen` that describe no mutant any more, or another number of them. */
export function findStale(mutants: readonly Mutant[], isChosen: (file: string) => boolean): string[] {
  return accepted
    .filter(({ file }) => isChosen(file))
    .filter((one) => mutants.filter((mutant) => isOf(one, mutant)).length !== (one.times ?? 1))
    .map(({ file, what }) => `${file} ${what}`);
}
