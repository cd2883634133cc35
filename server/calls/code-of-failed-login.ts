import type { CallName } from '#contract/calls/index.ts';
import { ProblemError } from '#server/http/problem.ts';

/** Calls by which somebody proves who they are. Asking for a mail proves nothing. */
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

/** Answers to somebody who proved nothing wrong: more is needed, or it cannot be asked for. */
const notWrong = new Set(['second_factor_needed', 'enrolment_needed', 'error_terms_needed', 'passkeys_elsewhere']);

/**
 * The code of a failed login: what a call by which somebody proves who they are has answered or thrown. Null if it is
 * none.
 */
export function codeOfFailedLogin(call: string, outcome: unknown): string | null {
  if (!logins.has(call)) return null;
  if (outcome instanceof ProblemError) return outcome.code === 'too_many_requests' ? outcome.code : null;
  if (typeof outcome !== 'object' || outcome === null || !('error' in outcome)) return null;
  return typeof outcome.error === 'string' && !notWrong.has(outcome.error) ? outcome.error : null;
}
