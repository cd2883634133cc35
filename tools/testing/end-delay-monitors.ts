import perfHooks from 'node:perf_hooks';
import { afterAll } from 'vitest';

type Monitor = typeof perfHooks.monitorEventLoopDelay;

/** Those that run, in all test files of this process: the plugin takes the function once. */
const running = ((perfHooks.monitorEventLoopDelay as { running?: Set<{ disable(): boolean }> }).running ??= watch());

/**
 * Stops measuring the delay of the event loop after each file. The plugin that sheds load never does: of every app that
 * was closed, a timer of 10 ms stayed until the end of the process.
 */
afterAll(() => {
  for (const monitor of running) monitor.disable();
  running.clear();
});

function watch(): Set<{ disable(): boolean }> {
  const original: Monitor = perfHooks.monitorEventLoopDelay;
  const monitors = new Set<{ disable(): boolean }>();
  const watched: Monitor = (options) => {
    const monitor = original(options);
    monitors.add(monitor);
    return monitor;
  };
  perfHooks.monitorEventLoopDelay = Object.assign(watched, { running: monitors });
  return monitors;
}
