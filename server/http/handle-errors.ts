import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/errors/codes.ts';
import { problemOfConstraint } from '#server/database/constraint-answers.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { LockTimeoutError } from '#server/database/lock-timeout.ts';
import { isMachineError, isOutOfSpace } from '#server/files/file-errors.ts';
import { MediaUnavailableError } from '#server/media/media-unavailable.ts';
import { loggedPath } from './logger.ts';
import { lockedText, noSpaceText, ProblemError, sendProblem } from './problem.ts';
import { createOutageLog } from './outage-log.ts';

const codeOf: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_UNDER_PRESSURE: 'unavailable',
};

/** Of requests for a file, or a part of one, whose conditions it does not meet. */
const codeOfStatus: Record<number, ProblemCode> = { 412: 'file_changed', 416: 'no_such_range' };

/**
 * The problem with which to answer an error. Client errors stay client errors, an unavailable database or bucket and a
 * full disk are 503, and everything else is a bug, answered with 500 and logged.
 */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof LockTimeoutError)
    return new ProblemError('unavailable', { headers: { 'retry-after': '1' }, detail: lockedText });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = codeOf[code ?? ''] ?? codeOfStatus[statusCode ?? 0];
  const isTemporary = error instanceof MediaUnavailableError || isDatabaseUnavailable(error) || isMachineError(error);
  if (known === 'unavailable' || isTemporary) return unavailableBy(error);
  const violated = known ?? problemOfConstraint(error);
  if (violated) return new ProblemError(violated);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ProblemError('unreadable_body');
  return new ProblemError('server_error');
}

/** What is answered if an error may not occur again in a moment; a full disk is named. */
function unavailableBy(error: unknown): ProblemError {
  const headers = { 'retry-after': '2' };
  return new ProblemError('unavailable', isOutOfSpace(error) ? { headers, detail: noSpaceText } : { headers });
}

/**
 * Answers every error of the app with a problem. A multipart request that fails before its body is read counts as an
 * unreadable body. Errors answered with 503, and changes that did not get their lock, are logged with their cause, each
 * cause at most every half minute; `onUnavailable` is called if the database was the cause. An unexpected error is
 * logged under the id in its answer.
 */
export function handleErrors(app: FastifyInstance, onUnavailable: () => void = () => undefined): void {
  const handled = new WeakSet<FastifyRequest>();
  const report = createOutageLog((line, message) => app.log.warn(line, message));
  app.addHook('preHandler', async (request) => void handled.add(request));
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const found = isBrokenOff(request) ? new ProblemError('unreadable_body') : toProblemError(error);
    const isUnreadableBody = found.code === 'server_error' && !handled.has(request) && request.isMultipart();
    const problem = isUnreadableBody ? new ProblemError('unreadable_body') : found;
    if (problem.code === 'server_error')
      request.log.error({ err: error, url: loggedPath(request.url), error_id: problem.errorId }, 'a call failed');
    const { cause } = error as { cause?: unknown };
    const locked = [error, cause].find((reason) => reason instanceof LockTimeoutError);
    if (locked !== undefined) report(locked, 'a change was given up, because another one has not ended');
    else if (problem.code === 'unavailable') report(error, 'calls are answered by 503');
    if (locked === undefined && problem.code === 'unavailable' && isDatabaseUnavailable(error)) onUnavailable();
    return sendProblem(request, reply, problem);
  });
}

/**
 * Whether the caller has gone before all of the body arrived. The error then has the code of a broken connection, but
 * that was not the database's.
 */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Refuses requests on open connections while the server closes; another process or the next start will serve them. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onRequest', async () => {
    if (isClosing) throw new ProblemError('unavailable', { headers: { 'retry-after': '1' } });
  });
}
