import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultsOf, type Fault } from './faults.ts';

/** What became of a task: the fault it met, and the way to try again. */
export type Task = { fault: Fault | undefined; retry: () => void };

/**
 * Does something once the screen stands. `signal` is aborted when the screen is left; what is thrown becomes the fault.
 */
export function useTask(task: (signal: AbortSignal) => Promise<void>): Task {
  const [fault, setFault] = useState<Fault>();
  const leaving = useRef<AbortController>(undefined);
  const run = (signal: AbortSignal) =>
    task(signal).catch((error: unknown) => {
      if (!signal.aborted) setFault(faultsOf(error).form);
    });
  const begin = useEffectEvent(run);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
  const retry = () => {
    setFault(undefined);
    if (leaving.current) void run(leaving.current.signal);
  };
  return { fault, retry };
}
