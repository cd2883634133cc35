import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { useProvided } from '#web/ui/use-provided.ts';
import type { RouteMatch } from './app-routes.ts';
import type { Location } from './browser-history.ts';
import type { NavigateOptions, Router, RouterState } from './create-router.ts';
import type { Params } from './match-routes.ts';

export type NavigateFunction = Router['navigate'];

/** What is shown: the router's state without pending navigations. */
export type ShownState = Omit<RouterState, 'navigation' | 'historyAction'>;

/**
 * A rendered route: its parameters, the path to which its child routes are relative, and what its `<Outlet>` renders.
 */
type RouteOnScreen = { params: Params; pathnameBase: string; outlet: ReactNode };

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownContext = createContext<ShownState | undefined>(undefined);
export const NavigationContext = createContext<RouterState['navigation']>({ state: 'idle' });
export const RouteContext = createContext<RouteOnScreen>({ params: {}, pathnameBase: '', outlet: null });
export const ErrorContext = createContext<unknown>(undefined);

export function useRouter(): Router {
  return useProvided(RouterContext);
}

export function useShownState(): ShownState {
  return useProvided(ShownContext);
}

export function useLocation(): Location {
  return useShownState().location;
}

/** The routes that lead to the address, outermost first. */
export function useMatches(): RouteMatch[] {
  return useShownState().matches;
}

/** The parameters in the address, decoded. */
export function useParams(): Params {
  return use(RouteContext).params;
}

/** Returns `navigate`, which is the same function in every render. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

/** Whether the code of the next screen is being loaded. */
export function useNavigation(): RouterState['navigation'] {
  return use(NavigationContext);
}

/** The error for a route's `errorElement`. */
export function useRouteError(): unknown {
  return use(ErrorContext);
}

type Query = URLSearchParams | Record<string, string>;
type SetQuery = (next: Query | ((current: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** The query string of the address, and a function that replaces it on the same page. */
export function useSearchParams(): [URLSearchParams, SetQuery] {
  const router = useRouter();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(query)) : next;
      void router.navigate(`?${new URLSearchParams(changed)}`, options);
    },
    [query, router],
  );
  return [query, setQuery];
}
