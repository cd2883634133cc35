import { expect, it } from 'vitest';
import { findReason } from './embedded-launch.ts';

const line = (text: string) => `2026-11-27 23:52:18.026 UTC [23494] ${text}`;

it('finds why PostgreSQL exited, not what it told clients that connected too early', () => {
  const log = [
    line('LOG:  starting PostgreSQL 18'),
    line('FATAL:  the database system is starting up'),
    line('FATAL:  password authentication failed for user "loggia"'),
    line('FATAL:  could not create directory "base/5": No such file or directory'),
    line('LOG:  database system is shut down'),
  ];
  expect(findReason(log.join('\n'))).toBe('could not create directory "base/5": No such file or directory');
});

it('finds the lines of the first checks, which have neither time nor severity', () => {
  const reason = 'postgres: could not access the server configuration file';
  expect(findReason(`${line('LOG:  database system is shut down')}\n${reason}\n`)).toBe(reason);
});

it('finds nothing if there is nothing but messages to clients', () =>
  expect(findReason(line('FATAL:  the database system is starting up'))).toBe(''));
