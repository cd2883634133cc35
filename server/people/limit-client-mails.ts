import type pg from 'pg';
import { limitCall, type CallLimit } from '#server/http/limit-calls.ts';

/** The shared limit of all calls with which anybody can have a login link or verification code mailed to a client. */
export function limitClientMails(pool: pg.Pool): CallLimit {
  return limitCall(pool, 'client-mail');
}
