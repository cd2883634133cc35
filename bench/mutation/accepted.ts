import { short, type Mutant } from './mutate.ts';

/**
 * Mutants that the matrix cannot detect, with the reason. `what` is the mutant's code and the replacement, as printed;
 * `times` is how often that occurs in the file, by default once; the matrix may detect some of them.
 */
type AcceptedMutant = { file: string; what: string; why: string; times?: number };

const meanwhile = 'only matters if the person is deleted or merged at that moment';
const loggedIn = 'only callers with a user get here';
const withSession = 'only callers with a session get here';
const twice = 'checked before the lock and again under it';
const everybody = 'only callers who see everybody get here';
const provider = 'the address to which the provider returns is no call';
const mailed = 'what a mail says is asserted by its own test';
const sessions = 'sessions of the caller or their client are asserted by their own tests';
const assigns = short(
  "actor.user !== null && isCaller(actor, 'manager') && (mayTakeClient(actor, client) || isInReach(",
);
const checkedBefore = 'client and seller are checked before, too';
const notFound = 'users out of reach are not found';
const managed = 'managedRoles[actor.user.role_id].includes(user.role_id)';
const noTerms = 'the project of the matrix has no terms';
const together = 'a session gets and loses client and presentation together';

const entry = (file: string, what: string, why: string, times = 1): AcceptedMutant => ({ file, what, why, times });
const features = (file: string, ...rest: [what: string, why: string, times?: number]) =>
  entry(`server/features/${file}`, ...rest);

const accepted: readonly AcceptedMutant[] = [
  features('approvals/accept-approval.ts', 'eq(approvals.client_id, clientId) -> undefined', meanwhile),
  features('approvals/check-approval.ts', 'eq(approvals.client_id, clientId) -> undefined', meanwhile),
  features('approvals/find-approval.ts', 'browser === null -> false', 'no approval has an empty browser'),
  features('clients/assign-client.ts', 'maySeeClient -> () => true', 'mayAssignClient says so, too'),
  features(
    'clients/create-client.ts',
    'actor.user === null && !project.settings.showRegisterClientPage -> false',
    'a setting',
  ),
  features(
    'clients/find-seller.ts',
    'eq(userProjects.user_id, id) -> undefined',
    'the project of the matrix assigns no new clients in turn',
  ),
  features('clients/erase-client.ts', 'mayEraseClient -> () => true', twice, 2),
  features('clients/update-client.ts', 'maySellTo -> () => true', twice, 2),
  features('properties/notify-seller-of-release.ts', 'isInReach(reader, actor.user.id) -> true', mailed),
  features('leads/take-client.ts', '(await findUser(tx, user.id)) === null -> false', meanwhile),
  features('users/confirm-password.ts', 'account === null -> false', withSession),
  features('users/create-user.ts', 'parent === null && parentId === caller.user?.id -> false', meanwhile),
  features('users/factors/confirm-identity.ts', 'actor.sessionHash === null -> false', loggedIn),
  features('users/factors/login-by-passkey.ts', 'eq(userProjects.user_id, user.id) -> undefined', 'needs a passkey'),
  features('users/factors/own-factors.ts', 'user === null -> false', loggedIn),
  features('users/factors/own-passkeys.ts', 'user === null -> false', loggedIn),
  features('users/factors/own-passkeys.ts', '(await lockOwner(tx, user.id)) === null -> false', meanwhile),
  features('users/find-company-user.ts', 'eq(userProjects.user_id, users.id) -> undefined', provider),
  features('users/find-company-user.ts', 'eq(userIdentities.user_id, userId) -> undefined', provider),
  features('users/finish-company-login.ts', 'eq(companyLogins.browser_hash, browser.hash) -> undefined', provider),
  features('users/move-user.ts', 'caller -> an administrator', everybody, 2),
  ...['false', 'account === null', 'sessionHash === null'].map((left) =>
    features('users/record-guess.ts', `account === null || sessionHash === null -> ${left}`, withSession),
  ),
  features('users/password-link.ts', 'mayMailPasswordLink -> () => true', twice, 2),
  features('users/tablet-login.ts', 'caller -> an administrator', everybody),
  features('users/tablet-login.ts', '!(await lockUserShared(tx, user.id)) -> false', meanwhile),
  features('users/unlink-user.ts', 'caller -> an administrator', everybody),
  features('users/unlink-user.ts', '!mayUnlinkUser(caller) -> false', 'only administrators may call it'),
  features('users/unlink-user.ts', 'mayUnlinkUser(caller) -> true', 'only administrators may call it'),
  features('users/update-user.ts', 'mayUpdateUser -> () => true', twice, 2),
  features(
    'properties/sale-state.ts',
    "eq(presentations.client_id, sql.placeholder('client')) -> undefined",
    'the session that holds the presentation has its client, unless that changes meanwhile',
  ),
  entry('server/people/consents.ts', 'eq(clientConsents.client_id, clientId) -> undefined', noTerms, 3),
  entry('server/people/reach.ts', 'actor.client && { id: actor.client.id } -> actor.client', 'the same client'),
  entry('server/people/reach.ts', 'user === null -> false', loggedIn),
  entry('server/sessions/end-sessions.ts', 'eq(sessions.user_id, userId) -> undefined', sessions, 3),
  entry('server/sessions/end-sessions.ts', 'isNull(sessions.user_id) -> undefined', sessions, 2),
  entry('server/sessions/open-presentation.ts', 'client === null -> false', meanwhile),
  entry(
    'server/people/find-bot.ts',
    'eq(userProjects.user_id, users.id) -> undefined',
    'nobody’s client does not log in alone',
  ),
  entry('server/sessions/sessions.ts', 'eq(sessions.id_hash, hash) -> undefined', sessions),
  entry(
    'server/sessions/running-presentation.ts',
    'client === null || presentation === null -> client === null',
    together,
  ),
  entry(
    'server/sessions/running-presentation.ts',
    'client === null || presentation === null -> presentation === null',
    together,
  ),
  entry(
    'server/sessions/running-presentation.ts',
    'client === null || presentation === null || presentation.client_id !== client.id -> client === null || presentation === null',
    together,
  ),
  entry('domain/people/second-factor.ts', "isCaller({ user, client: null }, 'manager') -> true", 'a setting'),
  entry(
    'domain/people/actor.ts',
    'user.role_id === Role.sales_manager && user.below.has(ownerId) -> user.below.has(ownerId)',
    'only sales managers are read with those below them',
  ),
  ...[
    "actor.user !== null && isCaller(actor, 'manager') -> actor.user !== null",
    "actor.user !== null && isCaller(actor, 'manager') -> isCaller(actor, 'manager')",
    "isCaller(actor, 'manager') -> true",
  ].map((what) => entry('domain/people/may-clients.ts', what, 'only managers may call it')),
  ...[
    `${assigns} -> isInReach(actor.user, toUserId)`,
    `${assigns} -> actor.user !== null && isCaller(actor, 'manager')`,
    `${assigns} -> (mayTakeClient(actor, client) || isInReach(actor.user, client.user_id))`,
  ].map((what) => entry('domain/people/may-clients.ts', what, checkedBefore)),
  ...['mayTakeClient(actor, client) -> true', 'isInReach(actor.user, client.user_id) -> true'].map((what) =>
    entry('domain/people/may-clients.ts', what, checkedBefore, 2),
  ),
  ...[
    'actor.user !== null && isInReach(actor.user, user.id) -> isInReach(actor.user, user.id)',
    'user === null || !managedRoles[user.role_id].includes(role) -> !managedRoles[user.role_id].includes(role)',
  ].map((what) => entry('domain/people/may-users.ts', what, loggedIn)),
  entry('domain/people/may-users.ts', 'isInReach(actor.user, user.id) -> true', notFound, 2),
  entry('domain/people/may-users.ts', `isInReach(actor.user, user.id) && ${managed} -> ${managed}`, notFound),
  ...['newParentId === userId', 'belowUser.has(newParentId)'].map((left) =>
    entry(
      'domain/people/may-users.ts',
      `newParentId === userId || belowUser.has(newParentId) -> ${left}`,
      'no permission; asserted by its own test',
    ),
  ),
  ...['mayHaveSession(cookie) -> true', 'mayCall(read.call.callers, actor) -> true'].map((what) =>
    entry('server/app.ts', what, 'answers from memory go around the router; asserted by fast-reads and cookies'),
  ),
  ...['listOwnSessions', 'endOwnSession', 'endOtherSessions', 'confirmIdentity'].map((name) =>
    entry('contract/calls', `${name}: client,sales -> client,sales,visitor`, 'their handlers refuse visitors, too'),
  ),
  ...['presentation?.status === ledPresentation', 'user !== null', 'client !== null'].map((left, index) =>
    entry(
      'domain/properties/may-change-status.ts',
      `user !== null && client !== null${index === 0 ? ' && presentation?.status === ledPresentation' : ''} -> ${left}`,
      'only a user with a client leads a presentation',
    ),
  ),
];

const isOf = ({ file, what }: AcceptedMutant, mutant: Mutant) =>
  mutant.place.replace(/:\d+$/, '') === file && mutant.what === what;

/** The reason why the matrix need not detect a mutant; undefined if it should. */
export function reasonFor(mutant: Mutant): string | undefined {
  return accepted.find((one) => isOf(one, mutant))?.why;
}

/** The entries for files in `isChosen` whose mutants the matrix detects without exception. */
export function findNeedless(killed: readonly Mutant[], isChosen: (file: string) => boolean): string[] {
  return accepted
    .filter(({ file }) => isChosen(file))
    .filter((one) => killed.filter((mutant) => isOf(one, mutant)).length >= (one.times ?? 1))
    .map(({ file, what }) => `${file} ${what}`);
}

/** The entries for files in `isChosen` that no longer describe a mutant, or describe another number of mutants. */
export function findStale(mutants: readonly Mutant[], isChosen: (file: string) => boolean): string[] {
  return accepted
    .filter(({ file }) => isChosen(file))
    .filter((one) => mutants.filter((mutant) => isOf(one, mutant)).length !== (one.times ?? 1))
    .map(({ file, what }) => `${file} ${what}`);
}
