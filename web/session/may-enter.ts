import { mayEnter, type Area } from '#domain/people/visitor-access.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';

/** Whether a user or a client is logged in. */
export function useIsLoggedIn(): boolean {
  const { user, client } = useSession();
  return user !== null || client !== null;
}

/** Returns a function that tells whether an area is open to the current visitor, client or user. */
export function useMayEnter(): (area: Area) => boolean {
  const loggedIn = useIsLoggedIn();
  const { visitorAccess } = useSettings();
  return (area) => mayEnter(area, loggedIn, visitorAccess);
}
