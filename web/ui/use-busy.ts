import { useState } from 'react';

/**
 * Returns `run`, which awaits an action and passes its error to `onError`, and `busy`, which is true meanwhile. `run`
 * resolves to whether the action succeeded.
 */
export function useBusy(onError: (error: unknown) => void): {
  busy: boolean;
  run: (action: () => Promise<unknown>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
