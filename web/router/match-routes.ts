/** The parameters in an address, by name; `*` is the remaining path. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * The part of a route that matching needs: a path in which `:name` is a parameter and a final `*` the remaining path,
 * or no path.
 */
type Matchable<R> = { path?: string | undefined; index?: boolean | undefined; children?: R[] | undefined };

/** A matched route. `pathname` is the part of the address that it matched; `pathnameBase` excludes what `*` matched. */
export type Match<R> = { route: R; params: Params; pathname: string; pathnameBase: string };

/**
 * The routes that match an address, outermost first; null if none does. Of several matches, the one with the most
 * literal segments wins. Case and trailing slashes are ignored. Paths are absolute, or relative to `base`.
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

/** The name of the group that captures what `*` matches. */
const rest = 'rest_';

/** Every leaf route with its ancestors, outermost first. */
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

/** Decodes each segment separately, because an encoded slash is not a separator. */
function decode(address: string): string {
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return address;
  }
}
