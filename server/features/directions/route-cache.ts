import type { ProvidedRoute } from './provider.ts';

const maxRoutes = 1000;
const lifetimeMilliseconds = 3_600_000;

/**
 * Caches routes in memory for an hour. Simultaneous requests for the same route share one search. Failures are not
 * cached.
 */
export function createRouteCache(): (key: string, find: () => Promise<ProvidedRoute>) => Promise<ProvidedRoute> {
  const kept = new Map<string, { since: number; route: Promise<ProvidedRoute> }>();
  return (key, find) => {
    const known = kept.get(key);
    if (known !== undefined && Date.now() - known.since < lifetimeMilliseconds) return known.route;
    if (kept.size >= maxRoutes) kept.clear();
    const route = find();
    kept.set(key, { since: Date.now(), route });
    route.catch(() => kept.delete(key));
    return route;
  };
}
