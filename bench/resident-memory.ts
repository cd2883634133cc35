import { readdir, readFile } from 'node:fs/promises';

/**
 * The resident memory of a server and of its helper processes, for documents and pictures, in MB (10⁶ bytes). 0 for
 * processes that are gone; Linux only.
 */
export async function residentMemory(pid: number): Promise<{ server: number; helpers: number }> {
  const helpers = await findHelpers(pid);
  const sizes = await Promise.all(helpers.map(residentMegabytes));
  return { server: await residentMegabytes(pid), helpers: sizes.reduce((sum, one) => sum + one, 0) };
}

const helperScripts = /typeset-process|-worker\.ts/;

async function findHelpers(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
    for (const child of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (helperScripts.test(command)) found.push(Number(child));
    }
  }
  return found;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}
