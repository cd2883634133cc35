import fc from 'fast-check';
import { matchRoutes as matchAsReactRouter, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { routes as appRoutes } from '#web/app/routes.tsx';
import { matchRoutes } from './match-routes.ts';

const routes = appRoutes as RouteObject[];
const paths = (of: RouteObject[]): string[] =>
  of.flatMap(({ path, children = [] }) => [path ?? '', ...paths(children)]);

const part = fc.oneof(
  fc.constantFrom('7', '-1', 'ALL', 'Building', 'floor', 'é', '%C3%A9', '%2F', '%', 'a%2Fb', 'a.b', '~', ''),
  // A path in the address bar has no backslash: browsers make it a slash.
  fc.string({ maxLength: 4 }).map((text) => text.replaceAll(/[?#\\]/g, '')),
);
/** Addresses that match one of the product’s routes, or nearly. */
const address = fc
  .record({
    path: fc.constantFrom(...paths(routes).filter((path) => path.startsWith('/'))),
    values: fc.array(part, { minLength: 3, maxLength: 3 }),
    change: fc.constantFrom('none', 'upper', 'slash', 'more', 'less'),
    more: part,
  })
  .map(({ path, values, change, more }) => {
    let next = 0;
    const filled = path.replaceAll(/:\w+|\*/g, () => values[next++] ?? '');
    if (change === 'upper') return filled.toUpperCase();
    if (change === 'slash') return `${filled}/`;
    if (change === 'more') return `${filled}/${more}`;
    return change === 'less' ? filled.slice(0, filled.lastIndexOf('/')) || '/' : filled;
  });

type Found = { route: { path?: string | undefined }; params: object; pathname: string; pathnameBase: string }[] | null;

/** Without the routes' elements, which are slow to compare. */
const described = (matches: Found) =>
  matches?.map(({ route, params, pathname, pathnameBase }) => ({ path: route.path, params, pathname, pathnameBase }));

test('matches every address to the same route as react-router', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(address, (pathname) => {
      expect(described(matchRoutes(routes, pathname))).toEqual(described(matchAsReactRouter(routes, { pathname })));
    }),
    { numRuns: 500 },
  );
});

test('matches child routes relative to a screen that leaves them the rest of the address', () => {
  const below: RouteObject[] = [
    { index: true },
    { path: 'package' },
    { path: 'package/:id' },
    { path: 'leads/*' },
    { path: '*' },
  ];
  const theirs: RouteObject[] = [{ path: '/dashboard/:part', children: below }];
  for (const rest of [
    '',
    '/',
    '/package',
    '/package/',
    '/package/7',
    '/PACKAGE/7',
    '/leads',
    '/leads/7/x',
    '/nowhere/x',
  ]) {
    const found = matchRoutes(below, `/dashboard/project${rest}`, '/dashboard/project');
    const expected = matchAsReactRouter(theirs, `/dashboard/project${rest}`);
    expect(found?.[0]?.route).toBe(expected?.at(-1)?.route);
    expect(found?.[0]?.params['id']).toBe(expected?.at(-1)?.params['id']);
    expect(found?.[0]?.pathnameBase).toBe(expected?.at(-1)?.pathnameBase);
  }
});
