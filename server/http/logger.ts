import type { FastifyServerOptions } from 'fastify';
import { sqlStateOf } from '#server/database/sql-state.ts';
import type { Environment } from '#server/environment.ts';

const secrets = [
  'password',
  'token',
  'code',
  'email',
  'phone',
  'first_name',
  'last_name',
  'note',
  'authorization',
  'cookie',
];

/** Pages whose path ends in a secret. */
const secretPage = /^(\/(?:client\w+Accept|verify|(?:client|user)ResetPassword)\/[^/]+\/)[^/]+/i;

/** A URL as it may be logged: without its query, and without a secret at the end of its path. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(secretPage, '$1[hidden]');
}

/** Logger options. The log never contains passwords, tokens or personal data; URLs are logged without their query. */
export function loggerFor({
  logLevel,
  isProduction,
}: Pick<Environment, 'logLevel' | 'isProduction'>): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    // In a terminal, only the printed address and warnings are of interest; in production, everything is logged.
    level: isProduction || logLevel !== 'info' ? logLevel : 'warn',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request) => ({ method: request.method, url: loggedPath(request.url) }),
      err: describeError,
    },
  };
}

/**
 * An error without values: that of a failed query contains its parameters and row, which may be somebody's address. Its
 * code is logged under another name, because fields called `code` are redacted to hide verification codes.
 */
function describeError(error: Error) {
  const logged = error.cause instanceof Error && error.message.startsWith('Failed query') ? error.cause : error;
  const { code } = logged as { code?: unknown };
  const sqlstate = sqlStateOf(logged);
  const named =
    sqlstate === undefined
      ? { error_code: typeof code === 'string' && errorCode.test(code) ? code : undefined }
      : { sqlstate };
  return { type: logged.name, ...named, message: logged.message, stack: logged.stack ?? '' };
}

/** Matches error codes such as ECONNREFUSED, FST_ERR_… or not_found; never the digits of a verification code. */
const errorCode = /^[A-Za-z]\w*$/;
