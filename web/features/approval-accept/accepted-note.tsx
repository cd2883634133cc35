import { useLocation } from 'react-router';
import type { Accepted } from './approval.ts';
import { AskedDetails } from './asked-details.tsx';
import { NotMe } from './not-me.tsx';

/**
 * Under the result of an accepted link: what it was about, and the way to say “this was not me”. Nothing where this
 * window accepted none.
 */
export function AcceptedNote({ onDenied }: { onDenied: () => void }) {
  const { accepted } = (useLocation().state ?? {}) as Partial<Accepted>;
  if (!accepted) return null;
  return (
    <>
      <AskedDetails kind={accepted.kind} asked={accepted.asked} />
      <NotMe link={accepted} onDenied={onDenied} />
    </>
  );
}
