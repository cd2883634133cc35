import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first rendering, true once its frame has been shown: for what is rendered in a later task, so that the
 * first is short. Unlike `useDeferredValue`, it also works within what is deferred itself.
 */
export function useIsShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown;
}
