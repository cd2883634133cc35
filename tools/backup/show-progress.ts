import type { WriteStream } from 'node:tty';
import type { OnProgress } from './make-backup.ts';

/** Shows progress on one line of a terminal. Prints nothing to a log, so that cron mails only errors. */
export function createBackupProgress(out: Pick<WriteStream, 'write' | 'isTTY'>): {
  show: OnProgress;
  clear(): void;
} {
  let current = '';
  let shownAt = 0;
  return {
    show(stage, done, total) {
      if (!out.isTTY || (stage === current && done !== total && Date.now() - shownAt < 100)) return;
      current = stage;
      shownAt = Date.now();
      const of = total === 0 ? '' : ` of ${total.toLocaleString('en')}`;
      out.write(`\r\u001b[K${stage} … ${done.toLocaleString('en')}${of}`);
    },
    clear: () => void (out.isTTY && out.write('\r\u001b[K')),
  };
}
