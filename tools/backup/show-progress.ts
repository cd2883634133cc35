import type { WriteStream } from 'node:tty';
import type { OnProgress } from './make-backup.ts';

/** Shows progress on one line of a terminal; in a log, one line for each stage. */
export function createBackupProgress(out: Pick<WriteStream, 'write' | 'isTTY'>): {
  show: OnProgress;
  clear(): void;
} {
  let current = '';
  let shownAt = 0;
  return {
    show(stage, done, total) {
      if (stage !== current && !out.isTTY) out.write(`${stage} …\n`);
      const isNew = stage !== current;
      current = stage;
      if (!out.isTTY || (!isNew && done !== total && Date.now() - shownAt < 100)) return;
      shownAt = Date.now();
      out.write(
        `\r\u001b[K${stage} … ${done.toLocaleString('en')}${total === 0 ? '' : ` of ${total.toLocaleString('en')}`}`,
      );
    },
    clear: () => void (out.isTTY && out.write('\r\u001b[K')),
  };
}
