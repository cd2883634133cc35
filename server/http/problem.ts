import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inEveryLanguage, type Language, type Text } from '#domain/texts/language.ts';
import type { Problem } from '#contract/errors/problem.ts';
import { problemStatuses, type ProblemCode } from '#contract/errors/codes.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { problemPagePolicy, writeProblemPage } from './problem-page.ts';
import { requestLanguage } from './request-language.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that was sent, for metrics. */
    problemCode?: ProblemCode;
  }
}

/**
 * Thrown by handlers to answer with a problem. `headers` are added to the response (`allow`, `retry-after`); `reason`
 * fills the placeholder `{reason}` of the code's text; `detail` replaces that text; `cause` is for the log.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  readonly headers: Record<string, string>;
  readonly reason: string | undefined;
  readonly detail: Text | undefined;
  /** Identifies an unexpected error in the log and on the screen: eight hexadecimal digits. */
  readonly errorId: string | undefined;

  constructor(
    code: ProblemCode,
    {
      errors,
      headers = {},
      reason,
      detail,
      cause,
    }: {
      errors?: Problem['errors'];
      headers?: Record<string, string>;
      reason?: string;
      detail?: Text;
      cause?: unknown;
    } = {},
  ) {
    super(code, cause === undefined ? {} : { cause });
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.reason = reason;
    this.detail = detail;
    this.errorId = code === 'server_error' ? randomBytes(4).toString('hex') : undefined;
  }
}

/** The text for a change that did not get the lock held by another one. */
export const lockedText: Text = inEveryLanguage((language) => contractTexts[language].problemDetails.locked);

/** The text for a package that has to wait for another one. */
export const packageUnderWayText: Text = inEveryLanguage(
  (language) => contractTexts[language].problemDetails.package_under_way,
);

/** The text for what cannot be stored because the disk is full. */
export const noSpaceText: Text = inEveryLanguage((language) => contractTexts[language].problemDetails.no_space);

/** The body of a problem (RFC 9457) in one language. */
function presentProblem(error: ProblemError, language: Language): Problem {
  const { reason, errors, errorId } = error;
  const text = contractTexts[language].problems[error.code];
  const status = problemStatuses[error.code];
  const filled = (template: string) => template.replace('{reason}', () => reason ?? '');
  const body: Problem = {
    type: `/problems/${error.code}`,
    title: filled(contractTexts.en.problems[error.code]),
    status,
    code: error.code,
    detail: error.detail?.[language] ?? filled(text),
  };
  return {
    ...body,
    ...(errors ? { errors } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(errorId === undefined ? {} : { error_id: errorId }),
  };
}

/**
 * Answers a request with a problem in the request's language; with a page if somebody has opened the address in a tab,
 * such as that of a document after their session has ended.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const language = requestLanguage(request);
  const problem = presentProblem(error, language);
  reply.problemCode = problem.code;
  reply.code(problem.status).headers({ ...error.headers, 'cache-control': 'no-store', 'content-language': language });
  if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') {
    const settings = request.server?.shownSettings?.();
    return reply
      .header('content-security-policy', problemPagePolicy(settings))
      .type('text/html; charset=utf-8')
      .send(writeProblemPage({ text: problem.detail ?? problem.title, language, settings }));
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}
