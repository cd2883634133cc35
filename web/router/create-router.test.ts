import fc from 'fast-check';
import { data, UNSAFE_createMemoryHistory, UNSAFE_createRouter, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { AppRoute } from './app-routes.ts';
import { createRouter } from './create-router.ts';
import type { Match, Params } from './match-routes.ts';

const Screen = () => null;
const macrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Screens whose code loads when the test resolves it. */
function makeScreens() {
  const open = new Map<string, () => void>();
  const opened = new Set<string>();
  return {
    slow: (name: string) => async () => {
      if (!opened.has(name)) await new Promise<void>((resolve) => open.set(name, resolve));
      return Screen;
    },
    arrive: (name: string) => {
      opened.add(name);
      open.get(name)?.();
    },
  };
}

const checkId = ({ id = '' }: Params) => (/^\d+$/.test(id) ? undefined : 400);

/**
 * Routes like those of the product: two layouts with error pages, screens that load, and one whose parameter is
 * checked.
 */
function makeRoutes({ slow }: ReturnType<typeof makeScreens>): AppRoute[] {
  return [
    {
      Component: Screen,
      errorElement: 'outer',
      children: [
        {
          errorElement: 'inner',
          children: [
            { path: '/', handle: 'home', Component: Screen },
            { path: '/slow', handle: 'slow', lazy: { Component: slow('slow') } },
            { path: '/other', lazy: { Component: slow('other') } },
            { path: '/unit/:id', lazy: { Component: async () => Screen }, check: checkId },
            { path: '*', Component: Screen },
          ],
        },
      ],
    },
    { path: '/dashboard/*', lazy: { Component: async () => Screen }, errorElement: 'dashboard' },
  ];
}

function toAnswer(status: number | undefined): null {
  if (status === undefined) return null;
  throw data(null, { status });
}

/** The same routes for react-router, which checks parameters in loaders. */
const withLoaders = (routes: AppRoute[]): RouteObject[] =>
  routes.map(({ check, children, ...route }) => ({
    ...(route as RouteObject),
    ...(check ? { loader: ({ params }) => toAnswer(check(params)) } : {}),
    ...(children ? { children: withLoaders(children) } : {}),
  })) as RouteObject[];

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** The state that screens can see, common to both routers. */
type Seen = Pick<
  ReturnType<typeof createRouter>['state'],
  | 'historyAction'
  | 'location'
  | 'navigation'
  | 'initialized'
  | 'errors'
  | 'restoreScrollPosition'
  | 'preventScrollReset'
> & { matches: Match<{ id: string; handle?: unknown; lazy?: unknown }>[] };

const seen = ({ state }: { state: unknown }) => describeState(state as Seen);

const describeState = (state: Seen) => ({
  address: addressOf(state.location),
  pageState: state.location.state,
  action: state.historyAction,
  matches: state.matches.map(({ route, params, pathname, pathnameBase }) => [
    route.id,
    params,
    pathname,
    pathnameBase,
    route.handle,
  ]),
  isLoaded: state.errors !== null || state.matches.every(({ route }) => !route.lazy),
  navigation: [state.navigation.state, state.navigation.location && addressOf(state.navigation.location)],
  errors: Object.entries(state.errors ?? {}).map(([id, error]) => [id, (error as { status: number }).status]),
  initialized: state.initialized,
  scroll: [state.restoreScrollPosition, state.preventScrollReset],
});

const addresses = [
  '/',
  '/slow',
  '/slow?a=1',
  '/other#end',
  '/unit/7',
  '/unit/x',
  '/unit/7?b=2',
  '/nowhere/é',
  '/dashboard/a/b',
];
const further = ['?c=3', '?', '#there'];
const step = fc.oneof(
  fc.record({
    to: fc.constantFrom(...addresses, ...further),
    replace: fc.boolean(),
    preventScrollReset: fc.boolean(),
    state: fc.constantFrom(null, { from: 'test' }),
  }),
  fc.record({ back: fc.constantFrom(-1, -2, 1) }),
  fc.record({ arrive: fc.constantFrom('slow', 'other') }),
);

test('behaves like react-router’s data router for any navigations and loading times', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...addresses), fc.array(step, { maxLength: 12 }), async (first, steps) => {
      const screens = makeScreens();
      const theirScreens = makeScreens();
      const [history, theirHistory] = [first, first].map((address) =>
        UNSAFE_createMemoryHistory({ initialEntries: [address] }),
      ) as [ReturnType<typeof UNSAFE_createMemoryHistory>, ReturnType<typeof UNSAFE_createMemoryHistory>];
      const own = createRouter(makeRoutes(screens), history);
      const theirs = UNSAFE_createRouter({
        routes: withLoaders(makeRoutes(theirScreens)),
        history: theirHistory,
      }).initialize();
      let y = 0;
      for (const router of [own, theirs]) router.enableScrollRestoration({}, () => y);
      await macrotask();
      expect(seen(own)).toEqual(seen(theirs));
      for (const action of steps) {
        y += 10;
        if ('arrive' in action) for (const each of [screens, theirScreens]) each.arrive(action.arrive);
        else if ('back' in action) for (const router of [own, theirs]) void router.navigate(action.back);
        else {
          void own.navigate(action.to, action);
          void theirs.navigate(action.to, action);
        }
        await macrotask();
        expect(seen(own)).toEqual(seen(theirs));
        expect(addressOf(history.location)).toBe(addressOf(theirHistory.location));
      }
      own.dispose();
      theirs.dispose();
    }),
    { numRuns: 60 },
  );
});

const start = (routes: AppRoute[], address = '/') =>
  createRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: [address] }));

test('opens a loaded screen synchronously, so that an input bound to the address keeps up with typing', () => {
  const router = start(makeRoutes(makeScreens()));
  void router.navigate('?search=a', { flushSync: true });
  expect(router.state.location.search).toBe('?search=a');
});

test('shows an error if a screen cannot be loaded, and loads it on the next visit', async () => {
  let isAway = true;
  const Component = async () => {
    if (isAway) throw new Error('offline');
    return Screen;
  };
  const router = start([
    {
      errorElement: 'error',
      children: [
        { path: '/', Component: Screen },
        { path: '/far', lazy: { Component } },
      ],
    },
  ]);
  await router.navigate('/far');
  expect(router.state.errors).toEqual({ '0': new Error('offline') });
  isAway = false;
  await router.navigate('/far');
  expect(router.state.errors).toBeNull();
});

test('refuses addresses of other sites', async () => {
  const router = start(makeRoutes(makeScreens()));
  for (const address of ['//example.com/', '/\\example.com/', 'https://example.com/', 'javascript:alert(1)'])
    await expect(router.navigate(address)).rejects.toThrow('Not an address of this site');
  await expect(router.navigate({ pathname: '//example.com/' })).rejects.toThrow('Not an address of this site');
  expect(addressOf(router.state.location)).toBe('/');
});
