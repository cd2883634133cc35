import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserHistory, type History, type Location } from './browser-history.ts';

/** A dialog that counts how often it was asked to close. */
type Dialog = { asked: number; dispatchEvent(): void };

let entries: unknown[];
let at: number;
let dialogs: Dialog[];
let pop: () => void;
let history: History;
let shown: string[];

const makeDialog = (): Dialog => ({
  asked: 0,
  dispatchEvent() {
    this.asked++;
  },
});

/** Goes as a browser does: without effect beyond either end. */
function go(steps: number): void {
  if (steps === 0 || !(at + steps in entries)) return;
  at += steps;
  pop();
}

beforeEach(() => {
  entries = [null];
  at = 0;
  dialogs = [];
  shown = [];
  const browser = {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => (entries = [...entries.slice(0, ++at), state]),
    replaceState: (state: unknown) => (entries[at] = state),
    go,
  };
  vi.stubGlobal('window', { history: browser, location: new URL('http://localhost/') });
  vi.stubGlobal('document', { querySelectorAll: () => dialogs });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (pop = listener));
  history = createBrowserHistory();
  history.listen(({ location }) => void shown.push(location.key));
  for (const key of ['second', 'third']) history.push(page(key));
});
afterEach(() => vi.unstubAllGlobals());

const page = (key: string): Location => ({ pathname: '/', search: '', hash: '', state: null, key });

test('Back closes an open dialog and stays; the app’s own step passes it', () => {
  dialogs = [makeDialog()];
  go(-1);
  expect([at, dialogs[0]!.asked, shown]).toEqual([2, 1, []]);
  history.go(-1);
  expect([at, dialogs[0]!.asked, shown]).toEqual([1, 1, ['second']]);
});

test('a step of the app beyond the end does not keep Back from closing a dialog that is opened later', () => {
  history.go(1);
  dialogs = [makeDialog()];
  go(-1);
  expect([at, dialogs[0]!.asked, shown]).toEqual([2, 1, []]);
});
