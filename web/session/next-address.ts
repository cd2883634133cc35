import { useLocation } from '#web/router/hooks.ts';

/** The address that a login from this page leads back to: the page that was wanted first, otherwise this one. */
export function useNextAddress(): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).get('next') ?? pathname + search;
}
