import type { Problem } from '#contract/errors/problem.ts';
import type { ProblemCode } from '#contract/errors/texts.ts';

/** Why a call did not come back with its answer: the server said no, or it could not be reached. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'offline';
  readonly status: number;
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds to wait before another try, where the server said so. */
  readonly retryAfter: number | undefined;
  /** What another service said, where it was that which failed. */
  readonly reason: string | undefined;

  constructor(
    code: ProblemCode | 'offline',
    status: number,
    message: string,
    errors: Problem['errors'] = [],
    retryAfter?: number,
    reason?: string,
  ) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}
