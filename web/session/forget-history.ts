import type { NavigateFunction } from '#web/router/hooks.ts';
import { pendingKey, resetHistory } from './clear-previous-visit.ts';
import { keepEnding } from './session.ts';

/** The part of the Navigation API used here; not every browser has it. */
type Entry = { key: string; sameDocument: boolean };
type NavigationApi = { currentEntry: { index: number } | null; entries(): Entry[]; traverseTo(key: string): unknown };

/**
 * Going back is confirmed by `popstate`. Without one within this time (in milliseconds), there was no page to go back
 * to.
 */
const maxStepTime = 1_000;

/**
 * Removes this tab's pages from the history: goes back to the first of them, replaces it by the home view and navigates
 * forward, which cuts off the rest. Earlier pages of other sites remain. If the first page is another document, going
 * there reloads the app, and `useClearPreviousVisit` does the rest there and shows `message`.
 */
export async function forgetHistory(navigate: NavigateFunction, message: string): Promise<void> {
  const api = (window as { navigation?: NavigationApi }).navigation;
  const index = api?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? 0;
  const first = api?.entries()[0];
  if (api && first?.sameDocument === false) {
    keepEnding();
    sessionStorage.setItem(pendingKey, message);
    // No question about typed text keeps this page on the screen.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    api.traverseTo(first.key);
    return;
  }
  if (index > 0) await goBack(navigate, index);
  await resetHistory(navigate);
}

function goBack(navigate: NavigateFunction, steps: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxStepTime);
  addEventListener('popstate', () => resolve(), { once: true });
  void navigate(-steps);
  return promise.finally(() => clearTimeout(timer));
}
