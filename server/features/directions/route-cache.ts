import type { ProvidedRoute } from './provider.ts';

const most = 1000;
const longest = 3_600_000;

/**
 * Finds a way once: the same asked again within the hour, or at the same time, is answered from memory. What failed is
 * not kept.
 */
export function createRouteCache(): (key: string, find: () => Promise<ProvidedRoute>) => Promise<ProvidedRoute> {
  const kept = new Map<string, { since: number; route: Promise<ProvidedRoute> }>();
  return (key, find) => {
    const known = kept.get(key);
    if (known !== undefined && Date.now() - known.since < longest) return known.route;
    if (kept.size >= most) kept.clear();
    const route = find();
    kept.set(key, { since: Date.now(), route });
    route.catch(() => kept.delete(key));
    return route;
  };
}
