import { type NavigateFunction, useNavigate } from 'react-router';
import { useEffect } from 'react';
import { useToast } from '#web/ui/toast.tsx';

/** What of the browser's Navigation API is used here; not every browser has it. */
type Entry = { key: string; sameDocument: boolean };
type NavigationApi = { currentEntry: { index: number } | null; entries(): Entry[]; traverseTo(key: string): unknown };

/** Tells the page that is loaded on the way back what is yet to be said, and that the rest is yet to be done. */
const pending = 'history-to-forget';
/**
 * The browser says by `popstate` that it went back; where it does not within so many milliseconds, it had nowhere to
 * go.
 */
const maxStepTime = 1_000;

/**
 * Takes the pages of this tab's past out of Back and Forward: goes to the first of them, puts the start in its place
 * and
 * goes on from there, which cuts off all that followed. Pages of another site before it stay. Where the first was
 * loaded
 * by itself, that page does the rest and says `said` once more.
 */
export async function forgetHistory(navigate: NavigateFunction, said: string): Promise<void> {
  const api = (window as { navigation?: NavigationApi }).navigation;
  const steps = api?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? 0;
  const first = api?.entries()[0];
  if (first?.sameDocument === false) {
    sessionStorage.setItem(pending, said);
    api!.traverseTo(first.key);
    return;
  }
  if (steps > 0) await goBack(steps);
  await beginAnew(navigate);
}

/** Does what was left to do by the page that went back here, and gives what it said; undefined where there was none. */
export async function finishForgetting(navigate: NavigateFunction): Promise<string | undefined> {
  const said = sessionStorage.getItem(pending);
  if (said === null) return undefined;
  sessionStorage.removeItem(pending);
  await beginAnew(navigate);
  return said;
}

async function beginAnew(navigate: NavigateFunction): Promise<void> {
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

/**
 * Ends what a page before this one began to forget; and a page that the browser brings back as it once stood is loaded
 * anew.
 */
export function useClearPreviousVisit(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => void finishForgetting(navigate).then((said) => said && toast(said)), [navigate, toast]);
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
