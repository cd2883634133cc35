import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/form.ts';
import type { Problem } from '#contract/errors/problem.ts';
import { problems, type ProblemCode } from '#contract/errors/texts.ts';
import { requestLanguage } from './request-language.ts';

/** What a handler throws to answer with a problem. `headers` go along: `allow`, `retry-after`. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { errors, headers = {} }: { errors?: Problem['errors']; headers?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The body of a problem (RFC 9457) in one language. */
export function presentProblem(error: ProblemError, language: Language): Problem {
  const { status, [language]: detail } = problems[error.code];
  const body: Problem = { type: `/problems/${error.code}`, title: problems[error.code].en, status, code: error.code, detail };
  return error.errors ? { ...body, errors: error.errors } : body;
}

/** Answers a request with a problem in the request's language. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const problem = presentProblem(error, requestLanguage(request));
  return reply
    .code(problem.status)
    .headers({ ...error.headers, 'cache-control': 'no-store', 'content-language': requestLanguage(request) })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
