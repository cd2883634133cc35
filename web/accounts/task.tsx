import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { toFormErrors, useFormErrorText, type FormError } from './form-errors.ts';
import styles from './task.module.css';

/** The error of a task, if it failed, and a way to retry it. */
export type Task = { error: FormError | undefined; retry: () => void };

/** Runs a task once the component is mounted. `signal` is aborted on unmount; what the task throws becomes `error`. */
export function useTask(task: (signal: AbortSignal) => Promise<void>): Task {
  const [error, setError] = useState<FormError>();
  const controllerRef = useRef<AbortController>(undefined);
  const run = (signal: AbortSignal) =>
    task(signal).catch((reason: unknown) => {
      if (!signal.aborted) setError(toFormErrors(reason).form);
    });
  const begin = useEffectEvent(run);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
  const retry = () => {
    setError(undefined);
    if (controllerRef.current) void run(controllerRef.current.signal);
  };
  return { error, retry };
}

/** The error of a task with a button to retry; renders nothing without an error. */
export function TryAgain({ task: { error, retry } }: { task: Task }) {
  const t = useText();
  const text = useFormErrorText();
  if (error === undefined) return null;
  return (
    <div className={styles.tryAgain}>
      <p role="alert">{text(error)}</p>
      <Button variant="primary" onClick={retry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}
