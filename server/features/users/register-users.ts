import { sessionCalls } from '#contract/calls/session.ts';
import { userCalls } from '#contract/calls/users.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { countActionsByMonth, countNewClientsByMonth } from './count-by-month.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { registerFactors } from './factors/register-factors.ts';
import { getTeam } from './get-team.ts';
import { getUser } from './get-user.ts';
import { registerUserLists } from './list-users.ts';
import { logIn } from './log-in.ts';
import { moveUser } from './move-user.ts';
import { mailPasswordLink } from './password-link.ts';
import { registerUserReset } from './reset-user-password.ts';
import { createTabletLogin, loginByToken } from './tablet-login.ts';
import { updateUser } from './update-user.ts';

/** Registers every call about sales users. */
export function registerUsers(registry: Registry, dependencies: Dependencies): void {
  const { register } = registry;
  register(sessionCalls.login, logIn(dependencies));
  registerFactors(registry, dependencies);
  registerUserReset(registry, dependencies);
  register(userCalls.getUser, getUser(dependencies));
  register(userCalls.getTeam, getTeam(dependencies));
  registerUserLists(registry, dependencies);
  register(userCalls.countNewClientsByMonth, countNewClientsByMonth(dependencies));
  register(userCalls.countActionsByMonth, countActionsByMonth(dependencies));
  register(userCalls.createUser, createUser(dependencies));
  register(userCalls.moveUser, moveUser(dependencies));
  register(userCalls.updateUser, updateUser(dependencies));
  register(userCalls.deleteUser, deleteUser(dependencies));
  register(userCalls.mailPasswordLink, mailPasswordLink(dependencies));
  register(userCalls.createTabletLogin, createTabletLogin(dependencies));
  register(userCalls.loginByToken, loginByToken(dependencies));
}
