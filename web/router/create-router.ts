import {
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type RouterInit,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import { load, refusal, unloaded, withIds, type AppRoute, type KnownRoute } from './app-routes.ts';

type History = RouterInit['history'];
type Location = RouterState['location'];
type Action = RouterState['historyAction'];

type Options = { preventScrollReset?: boolean; flushSync?: boolean; isFirst?: boolean };

/**
 * The router for `RouterProvider`, in place of `createBrowserRouter`, which also brings loaders, actions, fetchers and
 * blockers: 12 KB on the first page that this application has no use for. What both can do they do alike; one of the
 * tests drives both. Addresses must be absolute, or begin with `?` or `#`.
 */
export function createRouter(appRoutes: AppRoute[], history: History = UNSAFE_createBrowserHistory()): DataRouter {
  const manifest: Record<string, KnownRoute> = {};
  const routes = withIds(appRoutes, [], manifest);
  const subscribers = new Set<RouterSubscriber>();
  let savedPositions: Record<string, number> | undefined;
  let readPosition: (() => number) | undefined;
  let areFirstPositionsRestored = false;
  let endPop: (() => void) | undefined;
  /** Counts navigations: only the latest takes effect. */
  let latest = 0;

  const match = (location: Partial<Location> | string) =>
    matchRoutes(routes as DataRouteObject[], location) as DataRouteMatch[] | null;
  const positionOf = ({ key }: Location) => savedPositions?.[key] ?? null;

  const firstMatches = match(history.location) ?? [];
  const firstErrors = refusal(firstMatches);
  const isReady = firstErrors !== null || unloaded(firstMatches).length === 0;
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: firstMatches,
    initialized: isReady,
    renderFallback: !isReady,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: firstErrors,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(changes: Partial<RouterState>, flushSync = false): void {
    state = { ...state, ...changes };
    const details = { deletedFetchers: [], newErrors: changes.errors ?? null, flushSync };
    for (const subscriber of subscribers) subscriber(state, details);
  }

  /** Goes to a location: at once if its screen is loaded, otherwise when it is, unless a later navigation begins. */
  async function open(historyAction: Action, location: Location, options: Options = {}): Promise<void> {
    const turn = ++latest;
    if (savedPositions && readPosition) savedPositions[state.location.key] = readPosition();
    const matches = match(location) ?? [];
    let errors = refusal(matches);
    const missing = errors ? [] : unloaded(matches);
    if (missing.length > 0) {
      if (!options.isFirst)
        update(
          { navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction } },
          options.flushSync,
        );
      errors = await load(missing, matches);
      if (turn !== latest) return;
    }
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    else if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    const preventScrollReset = options.preventScrollReset === true;
    update(
      {
        historyAction,
        location,
        matches,
        errors,
        preventScrollReset,
        initialized: true,
        renderFallback: false,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition: positionOf(location),
      },
      options.flushSync && missing.length === 0,
    );
    endPop?.();
  }

  async function navigate(to: number | To | null, options: Parameters<DataRouter['navigate']>[1] = {}): Promise<void> {
    endPop?.();
    if (typeof to === 'number') {
      const popped = new Promise<void>((resolve) => (endPop = resolve));
      history.go(to);
      return popped;
    }
    const { preventScrollReset = false, flushSync = false } = options;
    const location = locationOf(to ?? state.location, options.state);
    await open(options.replace === true ? NavigationType.Replace : NavigationType.Push, location, {
      preventScrollReset,
      flushSync,
    });
  }

  function locationOf(to: To, pageState: unknown = null): Location {
    const start = typeof to === 'string' ? to : to.pathname;
    if (start && !/^(\/(?![/\\])|[?#])/.test(start)) throw new Error(`Not an address of this site: ${start}`);
    const path = resolvePath(to, state.location.pathname);
    return { ...path, ...history.encodeLocation(path), state: pageState, key: createKey() };
  }

  const stopListening = history.listen(({ action, location }) => void open(action, location));
  const router: DataRouter = {
    basename: '/',
    future: {} as DataRouter['future'],
    get state() {
      return state;
    },
    routes: routes as DataRouteObject[],
    manifest: manifest as DataRouter['manifest'],
    window: typeof window === 'undefined' ? undefined : window,
    match,
    navigate,
    initialize: () => router,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    enableScrollRestoration(positions, getPosition) {
      savedPositions = positions;
      readPosition = getPosition;
      const y = positionOf(state.location);
      if (!areFirstPositionsRestored && state.navigation.state === 'idle' && y !== null)
        update({ restoreScrollPosition: y });
      areFirstPositionsRestored ||= state.navigation.state === 'idle';
      return () => {
        savedPositions = undefined;
        readPosition = undefined;
      };
    },
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    dispose() {
      stopListening();
      subscribers.clear();
      latest++;
    },
    fetch: unsupported,
    revalidate: unsupported,
    getFetcher: unsupported,
    resetFetcher: unsupported,
    deleteFetcher: unsupported,
    getBlocker: unsupported,
    deleteBlocker: unsupported,
    patchRoutes: unsupported,
    _internalSetRoutes: unsupported,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (changes) => update(changes),
    _internalFetchControllers: new Map(),
  };
  if (!isReady) void open(NavigationType.Pop, state.location, { isFirst: true });
  return router;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function unsupported(): never {
  throw new Error('This router has no loaders, actions, fetchers or blockers');
}
