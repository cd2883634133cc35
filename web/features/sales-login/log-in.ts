import type { User } from '#contract/entities/people.ts';
import type { RefusalCode } from '#contract/errors/texts.ts';
import { calls } from '#contract/calls/index.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { callApi } from '../../api/call-api.ts';
import { checkLogin, type LoginMistakes } from './check-login.ts';

/** How a try to log in ended. `wait` is seconds. */
export type LoginOutcome =
  | { kind: 'in'; user: User }
  | { kind: 'mistakes'; mistakes: LoginMistakes }
  | { kind: 'refused'; error: RefusalCode }
  | { kind: 'wait'; seconds: number }
  | { kind: 'away' }
  | { kind: 'failed' };

/** Logs a sales user in to a project; sends nothing where the form already shows what is missing. Never throws. */
export async function logIn(email: string, password: string, project: number): Promise<LoginOutcome> {
  const mistakes = checkLogin(email, password);
  if (Object.keys(mistakes).length > 0) return { kind: 'mistakes', mistakes };
  try {
    const answer = await callApi(calls.login, { body: { email, password, project_id: project } });
    return answer.response ? { kind: 'in', user: answer.user } : { kind: 'refused', error: answer.error };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): LoginOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'failed' };
  if (error.code === 'offline') return { kind: 'away' };
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfter ?? 60 };
  return error.status === 400 ? { kind: 'mistakes', mistakes: { email: 'salesLogin.emailInvalid' } } : { kind: 'failed' };
}
