import type { ComponentType, ReactNode } from 'react';
import type { Match, Params } from './match-routes.ts';

/**
 * A route. `check` returns the status of the error for invalid parameters. `lazy` loads the screen when it is first
 * opened; on the first page, `hydrateFallbackElement` is shown until then.
 */
export type AppRoute = {
  path?: string;
  handle?: unknown;
  Component?: ComponentType;
  errorElement?: ReactNode;
  hydrateFallbackElement?: ReactNode;
  check?: (params: Params) => 400 | 404 | undefined;
  lazy?: { Component: () => Promise<ComponentType> };
  children?: AppRoute[];
};

/** A route with its id. */
type RouteWithId = Omit<AppRoute, 'children'> & { id: string; children?: RouteWithId[] };

export type RouteMatch = Match<RouteWithId>;

/** Errors by the id of the route that shows them. */
export type RouteErrors = Record<string, unknown> | null;

/** The error for an unknown address or invalid parameters. */
export class RouteError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.name = 'RouteError';
    this.status = status;
  }
}

/** Copies of the routes with ids. */
export function withIds(routes: AppRoute[], parents: number[] = []): RouteWithId[] {
  return routes.map(({ children, ...route }, index) => {
    const path = [...parents, index];
    return { ...route, id: path.join('-'), ...(children && { children: withIds(children, path) }) };
  });
}

/** Matched routes whose screens are not loaded yet. */
export const unloadedRoutes = (matches: RouteMatch[]) =>
  matches.map(({ route }) => route).filter(({ lazy }) => lazy !== undefined);

/** The error for invalid parameters, at the route that shows it; null if all are valid. */
export function parameterErrors(matches: RouteMatch[]): RouteErrors {
  for (const { route, params } of matches) {
    const status = route.check?.(params);
    if (status !== undefined) return errorAt(matches, new RouteError(status));
  }
  return null;
}

/**
 * Loads the screens of routes. Returns the errors at the routes that show them; a failed screen is loaded again on a
 * later visit.
 */
export async function loadScreens(routes: RouteWithId[], matches: RouteMatch[]): Promise<RouteErrors> {
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

function errorAt(matches: RouteMatch[], error: unknown): RouteErrors {
  const boundary = matches.findLast(({ route }) => route.errorElement !== undefined) ?? matches[0];
  return { [boundary?.route.id ?? '0']: error };
}
