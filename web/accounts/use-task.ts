import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toFormErrors, type FormError } from './form-errors.ts';

/** The error of a task, if it failed, and a way to retry it. */
export type Task = { fault: FormError | undefined; retry: () => void };

/** Runs a task once the component is mounted. `signal` is aborted on unmount; what the task throws becomes `fault`. */
export function useTask(task: (signal: AbortSignal) => Promise<void>): Task {
  const [fault, setFault] = useState<FormError>();
  const controllerRef = useRef<AbortController>(undefined);
  const run = (signal: AbortSignal) =>
    task(signal).catch((error: unknown) => {
      if (!signal.aborted) setFault(toFormErrors(error).form);
    });
  const begin = useEffectEvent(run);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
  const retry = () => {
    setFault(undefined);
    if (controllerRef.current) void run(controllerRef.current.signal);
  };
  return { fault, retry };
}
