import {
  type Action,
  createBrowserHistory,
  type History,
  type Location,
  type Path,
  resolvePath,
} from './browser-history.ts';
import {
  type AppRoute,
  loadScreens,
  type RouteErrors,
  type RouteMatch,
  parameterErrors,
  unloadedRoutes,
  withIds,
} from './app-routes.ts';
import { matchRoutes } from './match-routes.ts';

/** An absolute address of this site, or a `?…` or `#…` that is added to the path of the current page. */
type To = string | Partial<Path>;

export type NavigateOptions = {
  replace?: boolean | undefined;
  /** Passed on to the page, in `useLocation().state`. */
  state?: unknown;
  /** Whether the scroll position is kept. */
  preventScrollReset?: boolean | undefined;
  /** Whether the page is rendered before the navigation returns or, if its code must be loaded, resolves. */
  flushSync?: boolean | undefined;
};

export type RouterState = {
  historyAction: Action;
  location: Location;
  matches: RouteMatch[];
  /** Whether the first screen is loaded. */
  initialized: boolean;
  /** `loading`, with the destination, while the code of the next screen is being loaded. */
  navigation: { state: 'idle' | 'loading'; location?: Location | undefined };
  /** The scroll position of a history entry when it was left, in px; null for a new entry. */
  restoreScrollPosition: number | null;
  preventScrollReset: boolean;
  errors: RouteErrors;
};

type Subscriber = (state: RouterState, options: { flushSync: boolean }) => void;

export type Router = {
  readonly state: RouterState;
  /**
   * Navigates to an address, or by a number of history entries; resolves when the page is shown. Rejects for addresses
   * of other sites.
   */
  navigate(to: number | To, options?: NavigateOptions): Promise<void>;
  /** Calls `subscriber` whenever the state changes. Returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void;
  /** Records scroll positions in `positions`, by the keys of history entries. Returns a function that stops this. */
  enableScrollRestoration(positions: Record<string, number>, getPosition: () => number): () => void;
  dispose(): void;
};

type Options = { preventScrollReset?: boolean; flushSync?: boolean; isFirst?: boolean };

const idle: RouterState['navigation'] = { state: 'idle' };

/**
 * The router of the app: matches addresses, loads screens on demand, handles back and forward, and keeps scroll
 * positions. It behaves like react-router's data router without loaders, actions, fetchers and blockers;
 * create-router.test.ts compares them. Addresses must be absolute, or begin with `?` or `#`. (See
 * docs/decisions/0095-the-router-is-our-own.md.)
 */
export function createRouter(appRoutes: AppRoute[], history: History = createBrowserHistory()): Router {
  const routes = withIds(appRoutes);
  const subscribers = new Set<Subscriber>();
  let savedPositions: Record<string, number> | undefined;
  let readPosition: (() => number) | undefined;
  let areFirstPositionsRestored = false;
  let resolvePop: (() => void) | undefined;
  /** Counts navigations: only the latest takes effect. */
  let latest = 0;

  const match = ({ pathname }: Location): RouteMatch[] => matchRoutes(routes, pathname) ?? [];
  const positionOf = ({ key }: Location) => savedPositions?.[key] ?? null;

  const firstMatches = match(history.location);
  const firstErrors = parameterErrors(firstMatches);
  const isReady = firstErrors !== null || unloadedRoutes(firstMatches).length === 0;
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: firstMatches,
    initialized: isReady,
    navigation: idle,
    restoreScrollPosition: null,
    preventScrollReset: false,
    errors: firstErrors,
  };

  function update(changes: Partial<RouterState>, flushSync = false): void {
    state = { ...state, ...changes };
    for (const subscriber of subscribers) subscriber(state, { flushSync });
  }

  /** Goes to a location, at once if its screen is loaded. A later navigation cancels one that is still loading. */
  async function open(historyAction: Action, location: Location, options: Options = {}): Promise<void> {
    const turn = ++latest;
    if (savedPositions && readPosition) savedPositions[state.location.key] = readPosition();
    const matches = match(location);
    let errors = parameterErrors(matches);
    const missing = errors ? [] : unloadedRoutes(matches);
    if (missing.length > 0) {
      if (!options.isFirst) update({ navigation: { state: 'loading', location } }, options.flushSync);
      errors = await loadScreens(missing, matches);
      if (turn !== latest) return;
    }
    if (historyAction === 'PUSH') history.push(location);
    else if (historyAction === 'REPLACE') history.replace(location);
    const preventScrollReset = options.preventScrollReset === true;
    update(
      {
        historyAction,
        location,
        matches,
        errors,
        preventScrollReset,
        initialized: true,
        navigation: idle,
        restoreScrollPosition: positionOf(location),
      },
      options.flushSync,
    );
    resolvePop?.();
  }

  async function navigate(to: number | To, options: NavigateOptions = {}): Promise<void> {
    resolvePop?.();
    if (typeof to === 'number') {
      const popped = new Promise<void>((resolve) => (resolvePop = resolve));
      history.go(to);
      return popped;
    }
    const { preventScrollReset = false, flushSync = false } = options;
    const location = locationOf(to, options.state);
    await open(options.replace === true ? 'REPLACE' : 'PUSH', location, {
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
  const router: Router = {
    get state() {
      return state;
    },
    navigate,
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
      };
    },
    dispose() {
      stopListening();
      subscribers.clear();
      latest++;
    },
  };
  if (!isReady) void open('POP', state.location, { isFirst: true });
  return router;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
