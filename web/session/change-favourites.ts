import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Favourite, Session } from '#contract/entities/people.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';

/**
 * Changes the cached favourites after the server accepted the change; ignored if the session has another client by now.
 */
export function useChangeFavourites(): (clientId: number, change: (favs: readonly Favourite[]) => Favourite[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (clientId, change) =>
      queries.setQueryData<Session>(catalogueKeys.session, (session) =>
        session?.client?.id === clientId
          ? { ...session, client: { ...session.client, favs: change(session.client.favs) } }
          : session,
      ),
    [queries],
  );
}
