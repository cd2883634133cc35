import { useEffect, useState } from 'react';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';

/** How long figures count up, in milliseconds (specification, section 9). */
export const countUpTime = 100;

/** The share of a figure that is shown, from 0 to 1, counting up anew whenever `subject` changes. */
export function useCountUp(subject: unknown): number {
  const [counted, setCounted] = useState({ subject: undefined as unknown, share: 0 });
  const isStill = prefersStillness();
  useEffect(() => {
    if (isStill) return undefined;
    const since = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, (now - since) / countUpTime));
      setCounted({ subject, share });
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [subject, isStill]);
  if (isStill) return 1;
  return counted.subject === subject ? counted.share : 0;
}
