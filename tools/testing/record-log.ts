import { Writable } from 'node:stream';
import { loggerFor } from '#server/http/logger.ts';
import type { Environment } from '#server/environment.ts';

/** A line of the log, with the fields that tests look at. */
type LogLine = { msg: string; err?: { sqlstate?: string; error_code?: string; message: string } };

/** A log that is kept in memory. `logger` is the option of the app that writes to it. */
type RecordedLog = {
  logger: { stream: Writable };
  lines(): LogLine[];
  /** All lines as they were written. */
  text(): string;
  clear(): void;
};

/** Records what a server would log in production. */
export function recordLog(logLevel: Environment['logLevel'] = 'warn'): RecordedLog {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  return {
    logger: { ...(loggerFor({ logLevel, isProduction: true }) as object), stream },
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    text: () => written.join('\n'),
    clear: () => void written.splice(0),
  };
}
