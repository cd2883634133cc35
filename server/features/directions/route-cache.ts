import type { ProvidedRoute } from './provider.ts';

const maxRoutes = 1000;
const lifetimeMilliseconds = 3_600_000;

/**
 * Caches routes in memory for an hour. Simultaneous requests for the same route share one search. Failures are not
 * cached.
 */
export function createRouteCache(): (key: string, find: () => Promise<ProvidedRoute>) => Promise<ProvidedRoute> {
  const routes = new Map<string, { since: number; route: Promise<ProvidedRoute> }>();
  return (key, find) => {
    const cached = routes.get(key);
    if (cached !== undefined && performance.now() - cached.since < lifetimeMilliseconds) return cached.route;
    if (routes.size >= maxRoutes) routes.clear();
    const route = find();
    routes.set(key, { since: performance.now(), route });
    route.catch(() => routes.delete(key));
    return route;
  };
}
