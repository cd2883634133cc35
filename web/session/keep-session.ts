import { useEffect } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { useSession } from '#web/catalogue/queries.ts';

/**
 * Keeps who is here in session storage, as long as they are (specification, section 3): the marks under `favs`, and the
 * presentation. Names and addresses stay out. What ended is taken away at once.
 */
export function useKeptSession(): void {
  const session = useSession();
  useEffect(() => {
    for (const [key, value] of Object.entries(keptOf(session))) {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    }
  }, [session]);
}

function keptOf({ user, client, presentation }: Session): Record<string, unknown> {
  return {
    favs: client?.favs,
    user: user?.id,
    client: client?.id,
    presentation_id: presentation?.id,
    presentation_status: presentation?.status,
  };
}
