import { type ComponentPropsWithRef, type MouseEvent, use, useEffect } from 'react';
import { addressOf, resolvePath } from './browser-history.ts';
import type { NavigateOptions } from './create-router.ts';
import { ShownContext, useNavigate, useRouter } from './hooks.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    /** An address of this site as the router takes it, or a complete one: of another site, or `mailto:`. */
    to: string;
  };

/**
 * A link to a page of this app, which is opened without loading the app anew. A link to the page that is shown adds no
 * entry to the history. What is pressed with a modifier key, or belongs into another window, is left to the browser, as
 * are complete addresses of other sites.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const inApp = addressInApp(to);
  const onOwnClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (inApp === undefined || event.defaultPrevented || event.button !== 0 || isModified || isElsewhere) return;
    event.preventDefault();
    const { location } = router.state;
    const isShown = addressOf(resolvePath(inApp, location.pathname)) === addressOf(location);
    void router.navigate(inApp, { replace: replace ?? isShown, state, preventScrollReset });
  };
  return (
    <a {...rest} href={useHref(to)} onClick={onOwnClick}>
      {children}
    </a>
  );
}

/** Only an address that depends on the page is computed anew with each page. */
function useHref(to: string): string {
  if (to !== '' && !/^[?#]/.test(to)) return to;
  return addressOf(resolvePath(to, use(ShownContext)?.location.pathname ?? '/'));
}

/** An address as the router takes it; undefined for a complete one of another site. */
function addressInApp(to: string): string | undefined {
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return to;
  if (typeof window === 'undefined' || !URL.canParse(to, location.href)) return undefined;
  const url = new URL(to, location.href);
  return url.origin === location.origin ? addressOf(url) : undefined;
}

/** Goes to an address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
