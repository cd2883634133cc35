import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` when Escape is pressed, while the calling component is mounted: unless the key has done something
 * else already, or closes a dialog or a popover over it.
 */
export function useEscape(onEscape: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(':modal, :popover-open'))
      onEscape?.();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
