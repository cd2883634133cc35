import { useEffect, useState } from 'react';
import { useLiveState } from './live-state.ts';

/** Interruptions shorter than this are not shown; in milliseconds. */
const noticeDelay = 4_000;

/** Whether the data shown may have been out of date for longer than `noticeDelay`, so that the page should say so. */
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
