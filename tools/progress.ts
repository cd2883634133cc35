import type { WriteStream } from 'node:tty';
import type { ImportProgress } from './import/prepare-development.ts';

/** Shows progress on one line of a terminal; in a log, one line per stage. */
type Progress = { print(text: string): void; show(progress: ImportProgress): void; clear(): void };

const words = {
  checking: 'Checking the development',
  media: 'Preparing its pictures',
  saving: 'Loading it',
} as const satisfies Record<ImportProgress['stage'], string>;

/** Creates a display of progress that writes to `out`. */
export function createProgress(out: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  let stage = '';
  const clear = () => void (out.isTTY && out.write('\r\u001b[K'));
  return {
    clear,
    print(text) {
      clear();
      out.write(`${text}\n`);
    },
    show(progress) {
      const begins = stage !== progress.stage;
      stage = progress.stage;
      if (out.isTTY)
        out.write(
          `\r\u001b[K${words[progress.stage]} … ${progress.done}${progress.total === null ? '' : ` of ${progress.total}`}`,
        );
      else if (begins) out.write(`${words[progress.stage]} …\n`);
    },
  };
}
