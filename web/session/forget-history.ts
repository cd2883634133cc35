import { type NavigateFunction, useNavigate } from 'react-router';
import { useEffect } from 'react';
import { useToast } from '#web/ui/toast.tsx';

/** The part of the Navigation API used here; not every browser has it. */
type Entry = { key: string; sameDocument: boolean };
type NavigationApi = { currentEntry: { index: number } | null; entries(): Entry[]; traverseTo(key: string): unknown };

/** A session storage key: the message to show, set when a page loaded by going back has to finish the work. */
const pendingKey = 'history-to-forget';
/**
 * Going back is confirmed by `popstate`. If that does not come within this time, there was nowhere to go. Milliseconds.
 */
const maxStepTime = 1_000;

/**
 * Removes this tab's pages from the history: goes back to the first of them, replaces it by the home view and navigates
 * forward, which cuts off the rest. Earlier pages of other sites remain. If the first page is another document, going
 * there reloads the app, and `finishForgetting` does the rest there and returns `message`.
 */
export async function forgetHistory(navigate: NavigateFunction, message: string): Promise<void> {
  const api = (window as { navigation?: NavigationApi }).navigation;
  const index = api?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? 0;
  const first = api?.entries()[0];
  if (api && first?.sameDocument === false) {
    sessionStorage.setItem(pendingKey, message);
    api.traverseTo(first.key);
    return;
  }
  if (index > 0) await goBack(index);
  await resetHistory(navigate);
}

/** Completes `forgetHistory` after a reload and returns its message; undefined if nothing is pending. */
async function finishForgetting(navigate: NavigateFunction): Promise<string | undefined> {
  const message = sessionStorage.getItem(pendingKey);
  if (message === null) return undefined;
  sessionStorage.removeItem(pendingKey);
  await resetHistory(navigate);
  return message;
}

async function resetHistory(navigate: NavigateFunction): Promise<void> {
  await navigate('/', { replace: true });
  await navigate('/');
}

function goBack(steps: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxStepTime);
  addEventListener('popstate', () => resolve(), { once: true });
  history.go(-steps);
  return promise.finally(() => clearTimeout(timer));
}

/** Completes a pending `forgetHistory`, and reloads pages that the browser restores from its back/forward cache. */
export function useClearPreviousVisit(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => void finishForgetting(navigate).then((message) => message && toast(message)), [navigate, toast]);
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
