import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

/** The file to append the cost of each test file to, as one JSON object per line. Linux only, since it reads /proc. */
const file = process.env.MEASURE;
/** The ticks of /proc are hundredths of a second. */
const ticksPerSecond = 100;

/** The processor seconds of a process and of its children that have ended; 0 if it is gone. */
function secondsOf(pid: number | string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** The running descendants of a process. */
function startedBy(pid: number | string): string[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.flatMap((child) => [child, ...startedBy(child)]);
  } catch {
    return [];
  }
}

function measure(): { own: number; all: number } {
  const { user, system } = process.cpuUsage();
  return {
    own: (user + system) / 1e6,
    all: startedBy(process.pid).reduce((sum, pid) => sum + secondsOf(pid), secondsOf(process.pid)),
  };
}

if (file !== undefined) {
  let before = measure();
  beforeAll(() => {
    before = measure();
  });
  afterAll(() => {
    const after = measure();
    const cost = {
      file: relative(process.cwd(), expect.getState().testPath ?? ''),
      own: Number((after.own - before.own).toFixed(2)),
      withStarted: Number((after.all - before.all).toFixed(2)),
    };
    appendFileSync(file, `${JSON.stringify(cost)}\n`);
  });
}
