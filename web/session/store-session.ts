import { useEffect } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { useSession } from '#web/catalogue/queries.ts';

/**
 * Mirrors the session in session storage (specification, section 3): the favourites under `favs`, ids and the
 * presentation, but no names or e-mail addresses. Removes what has ended.
 */
export function useStoreSession(): void {
  const session = useSession();
  useEffect(() => {
    for (const [key, value] of Object.entries(storedFields(session))) {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    }
  }, [session]);
}

function storedFields({ user, client, presentation }: Session): Record<string, unknown> {
  return {
    favs: client?.favs,
    user: user?.id,
    client: client?.id,
    presentation_id: presentation?.id,
    presentation_status: presentation?.status,
  };
}
