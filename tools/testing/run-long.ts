import { openSalesScene, type SalesScene } from './sales-scene.ts';

/** Says how far a run is: how many are done, and in a word how it goes. Told at most every few seconds. */
export type OnProgress = (done: number, how?: string) => void;

/** What a long run is: its scene of so many units, how many of what it does, and after how many minutes it gives up. */
export type LongRun = { units: number; total: number; what: string; minutes: number };

const reportEvery = 5_000;

/**
 * Runs a long trial on a scene of its own, telling how far it is, and ends the process with 0 where it went well. It
 * gives
 * up after so many minutes; whatever happens, the scene's database is ended and its folder removed.
 */
export async function runLong(
  run: LongRun,
  work: (scene: SalesScene, tell: OnProgress) => Promise<boolean>,
): Promise<never> {
  const scene = await openSalesScene(run.units);
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const timer = setTimeout(() => stop(new Error(`gave up after ${run.minutes} minutes`)), run.minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop(new Error(`ended by ${signal}`)));
  let code = 1;
  try {
    code = (await Promise.race([work(scene, createOnProgress(run)), stopped])) ? 0 : 1;
  } catch (error) {
    console.error(error);
  } finally {
    clearTimeout(timer);
    await scene.end();
  }
  // Server processes that the trial left behind end with this one.
  return process.exit(code);
}

function createOnProgress({ total, what }: LongRun): OnProgress {
  const began = performance.now();
  let told = began;
  return (done, how = '') => {
    const now = performance.now();
    if (now - told < reportEvery && done < total) return;
    told = now;
    console.log(`${done} of ${total} ${what}, ${Math.round((now - began) / 1000)} s${how && `; ${how}`}`);
  };
}
