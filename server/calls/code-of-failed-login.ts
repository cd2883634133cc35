import type { CallName } from '#contract/calls/index.ts';
import { ProblemError } from '#server/http/problem.ts';

/** Calls that authenticate somebody. Requesting a mail is not among them. */
const logins = new Set<string>([
  'login',
  'loginByCode',
  'loginByPasskey',
  'loginByToken',
  'confirmIdentity',
  'verifyClient',
  'acceptClientLogin',
  'acceptClientInvitation',
  'checkUserResetToken',
  'resetUserPassword',
  'checkClientResetToken',
  'resetClientPassword',
] satisfies CallName[]);

/** Refusals that are not failures: a further step is required, or the method is not available here. */
const notWrong = new Set(['second_factor_needed', 'enrolment_needed', 'error_terms_needed', 'passkeys_elsewhere']);

/**
 * The code of a failed login, given what a call has returned or thrown. Null if the call does not authenticate anybody
 * or did not fail.
 */
export function codeOfFailedLogin(call: string, outcome: unknown): string | null {
  if (!logins.has(call)) return null;
  if (outcome instanceof ProblemError) return outcome.code === 'too_many_requests' ? outcome.code : null;
  if (typeof outcome !== 'object' || outcome === null || !('error' in outcome)) return null;
  return typeof outcome.error === 'string' && !notWrong.has(outcome.error) ? outcome.error : null;
}
