import { useEffect, useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Session } from '#contract/entities/people.ts';
import { fullName } from '#domain/people/full-name.ts';
import { mayEnter, type Area } from '#domain/people/visitor-access.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession, catalogueKeys } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { isStoredPage, markPageConfirmed } from '#web/live/live-state.ts';
import { postToWorker } from '#web/offline/worker.ts';
import { useLocation } from '#web/router/hooks.ts';
import { useMomentText } from '#web/texts/language.tsx';
import { clearTabStorage } from './tours.ts';

/**
 * Mirrors the session in session storage (specification, section 3): the favourites under `favs`, ids and the
 * presentation, but no names or e-mail addresses. Removes ended ones. Informs the service worker whose session it is.
 */
export function useStoreSession(): void {
  const session = useSession();
  useEffect(() => {
    // A stored page does not know the session until the server has answered.
    if (isStoredPage()) return;
    reportOwner(session);
    storeSession(session);
  }, [session]);
}

function storeSession(session: Session): void {
  for (const [key, value] of Object.entries(storedFields(session))) {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  }
}

/** Informs the service worker, which removes what it stored for another session. */
function reportOwner({ user, client, presentation }: Session): void {
  postToWorker({ type: 'who', who: [user?.id, client?.id, presentation?.id].join() });
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

/** Queries whose answers do not depend on the session, or that hold the session itself. */
const independentKeys: readonly string[] = [
  catalogueKeys.session[0],
  catalogueKeys.buildings[0],
  catalogueKeys.lookups[0],
  catalogueKeys.pictures[0],
  catalogueKeys.tour[0],
  catalogueKeys.settings[0],
];

/**
 * Reads the session again after a login or logout, and clears every cached answer that depends on it, so that the next
 * person at this device sees nothing of the previous one. Returns the new session. `keepsTab`: keeps this tab's
 * storage, such as requests that were not sent yet, as a reload would.
 */
export function useRefreshSession(): (options?: { keepsTab?: boolean }) => Promise<Session> {
  const queries = useQueryClient();
  return useCallback(
    async ({ keepsTab = false } = {}) => {
      const session = await callApi(calls.getSession);
      markPageConfirmed();
      reportOwner(session);
      if (!keepsTab) clearTabStorage();
      // Not by `useStoreSession` alone: a session that has not changed is not rendered again.
      storeSession(session);
      queries.setQueryData(catalogueKeys.session, session);
      // Not awaited, so that callers navigate at once and take nobody away from a page opened meanwhile.
      void queries.resetQueries({ predicate: ({ queryKey }) => !independentKeys.includes(String(queryKey[0])) });
      return session;
    },
    [queries],
  );
}

/** Whether a user or a client is logged in. */
function useIsLoggedIn(): boolean {
  const { user, client } = useSession();
  return user !== null || client !== null;
}

/**
 * Returns a function that checks whether an area is open to the current visitor, client or user. A page stored on this
 * device uses the last known session of this tab: units are shown, names are not.
 */
export function useMayEnter(): (area: Area) => boolean {
  const loggedIn = useIsLoggedIn() || (isStoredPage() && wasLoggedIn());
  const { visitorAccess } = useSettings();
  return (area) => mayEnter(area, loggedIn, visitorAccess);
}

function wasLoggedIn(): boolean {
  return sessionStorage.getItem('user') !== null || sessionStorage.getItem('client') !== null;
}

let ending = 0;

/**
 * Runs an action that ends the session or presentation from this browser. Meanwhile `isEndingHere` is true, and the
 * live event about that end is ignored.
 */
export async function endSessionLocally<T>(end: () => Promise<T>): Promise<T> {
  ending += 1;
  try {
    return await end();
  } finally {
    ending -= 1;
  }
}

/** For a page that is left because its session has ended: nothing that arrives until then ends it once more. */
export function keepEnding(): void {
  ending += 1;
}

/** Whether this browser is ending its session itself. */
export function isEndingHere(): boolean {
  return ending > 0;
}

/** The address to return to after a login from this page: the page that required the login, otherwise this one. */
export function useNextAddress(): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).get('next') ?? pathname + search;
}

/** With whom this browser's presentation runs and since when; undefined if none runs or the client is alone. */
export function usePresentation(): { name: string; since: string } | undefined {
  const { client, presentation } = useSession();
  const momentText = useMomentText();
  if (!client || presentation?.status !== ledPresentation) return undefined;
  return { name: fullName(client), since: momentText(presentation.started_at) };
}
