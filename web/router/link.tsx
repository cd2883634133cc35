import { type ComponentPropsWithRef, type MouseEvent, use, useEffect } from 'react';
import { addressOf, resolvePath } from './browser-history.ts';
import type { NavigateOptions } from './create-router.ts';
import { ShownContext, useNavigate, useRouter } from './hooks.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    /** An address of this site as `navigate` takes it, or a complete URL, such as of another site or `mailto:`. */
    to: string;
  };

/**
 * A link that navigates without reloading the app. A link to the current page adds no history entry. Clicks with a
 * modifier key, links for another window, and complete URLs of other sites are left to the browser.
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

/** Subscribes to the location only if the address is relative to it. */
function useHref(to: string): string {
  if (to !== '' && !/^[?#]/.test(to)) return to;
  return addressOf(resolvePath(to, use(ShownContext)?.location.pathname ?? '/'));
}

/** An address as `navigate` takes it; undefined for a complete URL of another site. */
function addressInApp(to: string): string | undefined {
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return to;
  if (typeof window === 'undefined' || !URL.canParse(to, location.href)) return undefined;
  const url = new URL(to, location.href);
  return url.origin === location.origin ? addressOf(url) : undefined;
}

/** Navigates to an address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
