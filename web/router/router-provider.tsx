import { Component, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from './browser-history.ts';
import type { Router, RouterState } from './create-router.ts';
import {
  ErrorContext,
  NavigationContext,
  RouteContext,
  RouterContext,
  type ShownState,
  ShownContext,
  useShownState,
} from './hooks.ts';

type RouterProviderProps = {
  router: Router;
  /** The state that is rendered first, by default the current one. */
  first?: RouterState;
};

/** Renders the current screen of a router. */
export function RouterProvider({ router, first = router.state }: RouterProviderProps) {
  const [state, setState] = useState(first);
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next));
    // The router may have navigated since.
    show(router.state);
    return router.subscribe((next, options) => (options.flushSync ? flushSync(() => setState(next)) : show(next)));
  }, [router]);
  const { location, matches, errors, initialized, restoreScrollPosition, preventScrollReset } = state;
  const shown = useMemo<ShownState>(
    () => ({ location, matches, errors, initialized, restoreScrollPosition, preventScrollReset }),
    [location, matches, errors, initialized, restoreScrollPosition, preventScrollReset],
  );
  return (
    <RouterContext value={router}>
      <NavigationContext value={state.navigation}>
        <ShownContext value={shown}>{screens}</ShownContext>
      </NavigationContext>
    </RouterContext>
  );
}

/** A constant element, so that a navigation that has only begun re-renders nothing. */
const screens = <Screens />;

/** The matched routes, each inside its parent, down to the one that shows an error, if any. */
function Screens(): ReactNode {
  const { location, matches, errors, initialized } = useShownState();
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const visible = failed < 0 ? matches : matches.slice(0, failed + 1);
  return visible.reduceRight<ReactNode>((outlet, { route, params, pathnameBase }, index) => {
    const isAwaited = !initialized && index === visible.length - 1;
    const { Component: Screen, errorElement, hydrateFallbackElement } = route;
    const screen = isAwaited ? hydrateFallbackElement : Screen ? <Screen /> : outlet;
    const element = <RouteContext value={{ params, pathnameBase, outlet }}>{screen}</RouteContext>;
    if (errorElement === undefined) return element;
    return (
      <ErrorBoundary location={location} error={errors?.[route.id]} errorElement={errorElement}>
        {element}
      </ErrorBoundary>
    );
  }, null);
}

/** Renders the matched child route. */
export function Outlet(): ReactNode {
  return use(RouteContext).outlet;
}

type BoundaryProps = { location: Location; error: unknown; errorElement: ReactNode; children: ReactNode };
type BoundaryState = { location: Location; error: unknown };

/** Shows an error of the router or of a screen until another page is opened. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: this.props.error };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ location, error }: BoundaryProps, shown: BoundaryState): BoundaryState {
    return { location, error: location === shown.location ? (error ?? shown.error) : error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorContext value={error}>{this.props.errorElement}</ErrorContext>;
  }
}
