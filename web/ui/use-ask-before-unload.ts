import { useEffect, useEffectEvent } from 'react';

/** Has the browser ask before it leaves the page, as long as something would be lost. */
export function useAskBeforeUnload(isLost: () => boolean): void {
  const ask = useEffectEvent((event: Event) => isLost() && event.preventDefault());
  useEffect(() => {
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
