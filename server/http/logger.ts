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

/** Pages whose address ends in a secret. */
const secretPage = /^(\/(?:client\w+Accept|verify|(?:client|user)ResetPassword)\/[^/]+\/)[^/]+/i;

/** An address as the log may hold it: without its query, and without the secret that a link ends in. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(secretPage, '$1[hidden]');
}

/** What the log may hold: never a password, a token or who somebody is. Addresses are logged without their query. */
export function loggerFor({
  logLevel,
  isProduction,
}: Pick<Environment, 'logLevel' | 'isProduction'>): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    // A person at a terminal reads the printed address; a log in production says everything.
    level: isProduction || logLevel !== 'info' ? logLevel : 'warn',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request) => ({ method: request.method, url: loggedPath(request.url) }),
      err: describeError as never,
    },
  };
}

/**
 * An error without values: a failed query names its parameters and its row, which may be somebody's address. Its code
 * is
 * told under a name of its own, for what is called `code` is hidden: those of verification mails are.
 */
function describeError(error: Error): Record<string, unknown> {
  const told = error.cause instanceof Error && error.message.startsWith('Failed query') ? error.cause : error;
  const { code } = told as { code?: unknown };
  const sqlstate = sqlStateOf(told);
  const named =
    sqlstate === undefined
      ? { error_code: typeof code === 'string' && errorCode.test(code) ? code : undefined }
      : { sqlstate };
  return { type: told.name, ...named, message: told.message, stack: told.stack };
}

/** ECONNREFUSED, FST_ERR_…, not_found: never the digits of a code that somebody was sent. */
const errorCode = /^[A-Za-z]\w*$/;
