import { readFile } from 'node:fs/promises';
import { required } from '#tools/required.ts';

/** The processor time that processes have used so far, in seconds. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const seconds = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // The fields utime and stime of proc(5), in hundredths of a second.
      return (Number(required(fields[11], 'utime')) + Number(required(fields[12], 'stime'))) / 100;
    }),
  );
  return seconds.reduce((sum, one) => sum + one, 0);
}
