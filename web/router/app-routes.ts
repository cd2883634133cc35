import type { ComponentType } from 'react';
import {
  UNSAFE_ErrorResponseImpl,
  type DataRouteMatch,
  type Params,
  type RouteObject,
  type RouterState,
} from 'react-router';

/**
 * A route of this router: one of react-router without loaders and actions. `check` returns the status of the error that
 * is shown for parameters that no page has; `lazy` loads the screen when it is first opened.
 */
export type AppRoute = Omit<RouteObject, 'index' | 'children' | 'lazy' | 'loader' | 'action'> & {
  check?: (params: Params) => 400 | 404 | undefined;
  lazy?: { Component: () => Promise<ComponentType> };
  children?: AppRoute[];
};

/** A route with its id, by which react-router names it. */
export type KnownRoute = Omit<AppRoute, 'children'> & { id: string; children?: KnownRoute[] };
/** Copies of the routes with the ids that react-router gives them, also listed in `manifest`. */
export function withIds(routes: AppRoute[], parents: number[], manifest: Record<string, KnownRoute>): KnownRoute[] {
  return routes.map(({ children, ...route }, index) => {
    const path = [...parents, index];
    const known: KnownRoute = { ...route, id: path.join('-') };
    manifest[known.id] = known;
    if (children) known.children = withIds(children, path, manifest);
    return known;
  });
}

const routeOf = (match: DataRouteMatch) => match.route as KnownRoute;
/** The routes whose screens are not here yet. */
export const unloaded = (matches: DataRouteMatch[]) => matches.map(routeOf).filter(({ lazy }) => lazy !== undefined);

/** The error for parameters that no page has, at the route that shows it; null if all are right. */
export function refusal(matches: DataRouteMatch[]): RouterState['errors'] {
  for (const match of matches) {
    const status = routeOf(match).check?.(match.params);
    if (status !== undefined) return errorAt(matches, new UNSAFE_ErrorResponseImpl(status, '', null));
  }
  return null;
}

/** Loads the screens of routes. Returns what could not be loaded, at the route that shows it; a later visit tries again. */
export async function load(routes: KnownRoute[], matches: DataRouteMatch[]): Promise<RouterState['errors']> {
  try {
    await Promise.all(
      routes.map(async (route) => {
        const Component = await route.lazy?.Component();
        if (Component) route.Component = Component;
        delete route.lazy;
      }),
    );
    return null;
  } catch (error) {
    return errorAt(matches, error);
  }
}

function errorAt(matches: DataRouteMatch[], error: unknown): RouterState['errors'] {
  const boundary = matches.findLast(({ route }) => route.errorElement !== undefined) ?? matches[0];
  return { [boundary?.route.id ?? '0']: error };
}
