import { useEffect, useState } from 'react';
import { useLiveState } from './live-state.ts';

/** Interruptions shorter than this are not shown. Milliseconds. */
const noticeDelay = 4_000;

/** Whether the shown data has not been known to be current for long enough to say so. */
export function useIsLate(): boolean {
  const { live } = useLiveState();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLate(true), noticeDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [live]);
  return isLate && !live;
}
