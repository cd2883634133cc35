import { sessionCalls } from '#contract/calls/session.ts';
import { userCalls } from '#contract/calls/users.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { countActionsByMonth, countNewClientsByMonth } from './count-by-month.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getTeam } from './get-team.ts';
import { getUser } from './get-user.ts';
import { registerUserLists } from './list-users.ts';
import { logIn } from './log-in.ts';
import { moveUser } from './move-user.ts';
import { registerUserReset } from './reset-user-password.ts';
import { createTabletLogin, loginByToken } from './tablet-login.ts';
import { updateUser } from './update-user.ts';

/** Registers every call about sales users. */
export function registerUsers(registry: Registry, parts: Dependencies): void {
  const { register } = registry;
  register(sessionCalls.login, logIn(parts));
  registerUserReset(registry, parts);
  register(userCalls.getUser, getUser(parts));
  register(userCalls.getTeam, getTeam(parts));
  registerUserLists(registry, parts);
  register(userCalls.countNewClientsByMonth, countNewClientsByMonth(parts));
  register(userCalls.countActionsByMonth, countActionsByMonth(parts));
  register(userCalls.createUser, createUser(parts));
  register(userCalls.moveUser, moveUser(parts));
  register(userCalls.updateUser, updateUser(parts));
  register(userCalls.deleteUser, deleteUser(parts));
  register(userCalls.createTabletLogin, createTabletLogin(parts));
  register(userCalls.loginByToken, loginByToken(parts));
}
