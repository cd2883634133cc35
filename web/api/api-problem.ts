import type { Problem } from '#contract/errors/problem.ts';
import type { ProblemCode } from '#contract/errors/codes.ts';

/** A call that failed: the server refused it, or could not be reached (`offline`). */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'offline';
  readonly status: number;
  readonly errors: NonNullable<Problem['errors']>;
  /** From `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;
  /** The message of an external service that failed. */
  readonly reason: string | undefined;
  /** The id under which the server logged an unexpected error. */
  readonly errorId: string | undefined;

  constructor(
    code: ProblemCode | 'offline',
    status: number,
    message: string,
    errors: Problem['errors'] = [],
    retryAfter?: number,
    reason?: string,
    errorId?: string,
  ) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.reason = reason;
    this.errorId = errorId;
  }
}
