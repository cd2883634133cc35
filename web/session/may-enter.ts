import { mayEnter, type Area } from '#domain/people/visitor-access.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';

/** Whether somebody is logged in on this browser, a sales user or a client. */
export function useIsLoggedIn(): boolean {
  const { user, client } = useSession();
  return user !== null || client !== null;
}

/** The question whether an area is open to whoever is at this browser. */
export function useMayEnter(): (area: Area) => boolean {
  const loggedIn = useIsLoggedIn();
  const { visitorAccess } = useSettings();
  return (area) => mayEnter(area, loggedIn, visitorAccess);
}
