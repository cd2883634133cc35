import type { RefusalCode } from '#contract/errors/texts.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { ApiProblem } from '#web/api/api-problem.ts';

/**
 * What a form has to tell: a mistake in a field, a refusal, a server that is away, seconds to wait, or the server's own
 * words.
 */
export type Fault = FieldError | RefusalCode | 'away' | { wait: number } | { said: string };

/** Faults by field; `form` is what belongs to none. Empty where all is well. */
export type Faults<F extends string = string> = Partial<Record<F | 'form', Fault>>;

/** The fields that were checked and are not right. */
export function preserveFaults<F extends string>(checked: Record<F, FieldError | null>): Partial<Record<F, Fault>> {
  const wrong = Object.entries<FieldError | null>(checked).filter(([, fault]) => fault !== null);
  return Object.fromEntries(wrong) as Partial<Record<F, Fault>>;
}

/**
 * What a call that did not come back with its answer is told as: what the server says of a field stands at it, all else
 * belongs to the form.
 */
export function faultsOf(error: unknown, fields: readonly string[] = []): Faults {
  if (!(error instanceof ApiProblem)) return { form: 'error_server' };
  if (error.code === 'offline') return { form: 'away' };
  if (error.status === 429) return { form: { wait: error.retryAfter ?? 60 } };
  const known = error.errors.filter(({ path }) => fields.includes(path));
  if (known.length > 0) return Object.fromEntries(known.map(({ path, message }) => [path, { said: message }]));
  return { form: error.status < 500 && error.status > 400 ? { said: error.message } : 'error_server' };
}
