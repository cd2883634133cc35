import { useLocation } from '#web/router/hooks.ts';

/** The address to return to after a login from this page: the page that required the login, otherwise this one. */
export function useNextAddress(): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).get('next') ?? pathname + search;
}
