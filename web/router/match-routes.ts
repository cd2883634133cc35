/** The parameters in an address, by name; `*` is the rest of it. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A route as far as matching goes: a path in which `:name` is a parameter and a final `*` the rest, or none. */
type Matchable<R> = { path?: string | undefined; index?: boolean | undefined; children?: R[] | undefined };

/** A route with the part of the address that leads to it; `pathnameBase` is without what `*` stands for. */
export type Match<R> = { route: R; params: Params; pathname: string; pathnameBase: string };

/**
 * The routes that lead to an address, outermost first; null if none does. Of several paths that fit, the one with more
 * fixed parts wins. Upper and lower case and final slashes do not matter. Paths are absolute, or relative to `base`.
 */
export function matchRoutes<R extends Matchable<R>>(routes: R[], address: string, base = ''): Match<R>[] | null {
  const branches = branchesOf(routes, []).map((branch) => ({ branch, ...patternOf(branch, base) }));
  const pathname = decode(address);
  for (const { branch, pattern } of branches.toSorted((a, b) => b.score - a.score)) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries({ ...found.groups }).map(([name, value = '']) => [
        name === rest ? '*' : name,
        value.replaceAll('%2F', '/'),
      ]),
    );
    const fixed = pathname.slice(0, pathname.length - (found.groups?.[rest] ?? '').length);
    const ends = { pathname: withoutDoubles(pathname), pathnameBase: withoutDoubles(fixed).replace(/(.)\/$/, '$1') };
    return branch.map((route) => ({
      route,
      params,
      ...(route.path === undefined && !route.index ? { pathname: '/', pathnameBase: '/' } : ends),
    }));
  }
  return null;
}

/** The group of a pattern that holds what `*` stands for. */
const rest = 'rest_';

/** Every route that an address can lead to, with those around it. */
function branchesOf<R extends Matchable<R>>(routes: R[], parents: R[]): R[][] {
  return routes.flatMap((route) => {
    const branch = [...parents, route];
    const isEnd = route.path !== undefined || route.index;
    return [...branchesOf(route.children ?? [], branch), ...(isEnd ? [branch] : [])];
  });
}

function patternOf<R extends Matchable<R>>(branch: R[], base: string): { pattern: RegExp; score: number } {
  const { path = '', index } = branch.at(-1) ?? {};
  const parts = `${base}/${path}`.split('/').filter((part) => part !== '');
  const source = parts.map((part) => {
    if (part === '*') return `(?:/(?<${rest}>.+)|/*)`;
    return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${part}`;
  });
  const scores = parts.map((part) => (part === '*' ? -1 : part.startsWith(':') ? 4 : 11));
  return {
    pattern: new RegExp(`^${source.join('')}/*$`, 'i'),
    score: scores.reduce((sum, score) => sum + score, index ? 2 : 0),
  };
}

const withoutDoubles = (path: string) => path.replaceAll(/[\\/]{2,}/g, '/');

/** Decodes each part of an address for itself: an encoded slash separates nothing. */
function decode(address: string): string {
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return address;
  }
}
