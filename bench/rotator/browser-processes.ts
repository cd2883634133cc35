import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The unit of processor times in `/proc`: `USER_HZ`, which is 100 on every common Linux. */
const ticksPerSecond = 100;
/** In milliseconds: between two looks at the processor time, and in all. */
const interval = 300;
const maxWait = 10_000;
/** A browser is idle below this share of one processor. */
const idleShare = 0.05;

/**
 * The memory of a process and its descendants in bytes, with proportional shares of shared pages. Linux only; otherwise
 * 0.
 */
export function treeMemory(root: number): number {
  return treeSum(root, proportionalSize);
}

/**
 * Waits until a process and its descendants are idle. A newly started browser loads its own pages for a second or more,
 * which would disturb measurements. Returns at once if this is not Linux.
 */
export async function waitUntilIdle(root: number): Promise<void> {
  const until = performance.now() + maxWait;
  let before = treeSum(root, processorTime);
  while (performance.now() < until) {
    await wait(interval);
    const now = treeSum(root, processorTime);
    if (now - before < interval * idleShare) return;
    before = now;
  }
}

/** The sum of a value over a process and its descendants. */
function treeSum(root: number, valueOf: (pid: number) => number): number {
  const children = new Map<number, number[]>();
  for (const pid of processes()) {
    const parent = parentOf(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: number): number =>
    valueOf(pid) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  const parent = statusOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
}

/** The CPU time that a process has used so far, in milliseconds. */
function processorTime(pid: number): number {
  const [inUserMode = 0, inKernelMode = 0] = statusOf(pid).slice(11, 13).map(Number);
  return ((inUserMode + inKernelMode) * 1000) / ticksPerSecond;
}

/** The fields of /proc/PID/stat from the state on; those before it may contain spaces. */
function statusOf(pid: number): string[] {
  const status = read(`/proc/${pid}/stat`);
  return status === '' ? [] : status.slice(status.lastIndexOf(')') + 2).split(' ');
}

/** The bytes of a process, with its share of the pages that it shares with others. */
function proportionalSize(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
  return kilobytes === undefined ? 0 : Number(kilobytes) * 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
