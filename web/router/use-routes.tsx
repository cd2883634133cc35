import { type ReactNode, use } from 'react';
import { RouteContext, useLocation } from './hooks.ts';
import { matchRoutes } from './match-routes.ts';

/** A child route of a screen; `index` is the screen's own address. */
type RouteBelow = ({ path: string } | { index: true }) & { element: ReactNode };

/** Returns the element of the child route that matches what the screen's route leaves to `*`. */
export function useRoutes(routes: RouteBelow[]): ReactNode {
  const { pathname } = useLocation();
  const above = use(RouteContext);
  const match = matchRoutes<{ path?: string; index?: boolean; element: ReactNode }>(
    routes,
    pathname,
    above.pathnameBase,
  )?.[0];
  if (!match) return null;
  const { route, params, pathnameBase } = match;
  return (
    <RouteContext value={{ params: { ...above.params, ...params }, pathnameBase, outlet: null }}>
      {route.element}
    </RouteContext>
  );
}
