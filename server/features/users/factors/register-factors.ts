import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { userCalls } from '#contract/calls/users.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { beginApp, confirmApp, removeApp } from './apps.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { loginByCode } from './login-by-code.ts';
import { askPasskey, loginByPasskey } from './login-by-passkey.ts';
import { cancelLogin, getLoginStep } from './login-step.ts';
import { listSecondFactors, makeRecoveryCodes } from './own-factors.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';
import { resetSecondFactors } from './reset-factors.ts';

/** Registers the second step of logins, passkeys, and the calls about a user's factors. */
export function registerFactors({ register }: Registry, dependencies: Dependencies): void {
  register(secondFactorCalls.getLoginStep, getLoginStep(dependencies));
  register(secondFactorCalls.cancelLogin, cancelLogin(dependencies));
  register(secondFactorCalls.loginByCode, loginByCode(dependencies));
  register(secondFactorCalls.askPasskey, askPasskey(dependencies));
  register(secondFactorCalls.loginByPasskey, loginByPasskey(dependencies));
  register(secondFactorCalls.listSecondFactors, listSecondFactors(dependencies));
  register(secondFactorCalls.confirmIdentity, confirmIdentity(dependencies));
  register(secondFactorCalls.beginApp, beginApp(dependencies));
  register(secondFactorCalls.confirmApp, confirmApp(dependencies));
  register(secondFactorCalls.removeApp, removeApp(dependencies));
  register(secondFactorCalls.beginPasskey, beginPasskey(dependencies));
  register(secondFactorCalls.addPasskey, addPasskey(dependencies));
  register(secondFactorCalls.renamePasskey, renamePasskey(dependencies));
  register(secondFactorCalls.removePasskey, removePasskey(dependencies));
  register(secondFactorCalls.makeRecoveryCodes, makeRecoveryCodes(dependencies));
  register(userCalls.resetSecondFactors, resetSecondFactors(dependencies));
}
