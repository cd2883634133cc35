/** The parts of an address of this site; `search` and `hash` include their `?` and `#`. */
export type Path = { pathname: string; search: string; hash: string };

/** An entry of the history. `key` identifies it; `state` was passed by `navigate`. */
export type Location = Path & { state: unknown; key: string };

/** How an entry was reached: by going back or forward, as a new entry, or in place of another. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

export type History = {
  readonly action: Action;
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /**
   * Calls `listener` when the user goes back or forward. While a modal dialog is open, closes that instead, as Escape
   * does, and stays. Returns a function that unsubscribes.
   */
  listen(listener: (update: { action: Action; location: Location }) => void): () => void;
  /** The address as the browser encodes it. */
  encodeLocation(path: Path): Path;
};

/**
 * What is stored with an entry: the state of its page, its key, and its position among the entries of this tab. The
 * names are those of react-router.
 */
type Entry = { usr: unknown; key: string; idx: number };

/** The key of an entry that was opened by its address begins so. */
export const openedKey = 'first';

/** The browser’s own history. */
export function createBrowserHistory(): History {
  let action: Action = 'POP';
  const entry = () => window.history.state as Partial<Entry> | null;
  /** The position of the entry that is shown. */
  let idx = entry()?.idx ?? 0;
  if (!entry()) window.history.replaceState({ key: openedKey + Math.random(), idx }, '');
  const current = (): Location => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, state: entry()?.usr ?? null, key: entry()?.key ?? openedKey };
  };
  /**
   * How many dialogs were open when the app itself last went back or forward: such a step passes them. It may have had
   * no effect, so it says nothing about dialogs that are opened later.
   */
  let passed = 0;
  const store = ({ state, key }: Location, position: number): Entry => ({ usr: state, key, idx: position });
  return {
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    push(location) {
      action = 'PUSH';
      const address = addressOf(location);
      try {
        window.history.pushState(store(location, idx + 1), '', address);
        idx++;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Some browsers limit how many entries may be added in a short time; a page load always works.
        window.location.assign(address);
      }
    },
    replace(location) {
      action = 'REPLACE';
      window.history.replaceState(store(location, idx), '', addressOf(location));
    },
    go(steps) {
      passed = modalDialogs().length;
      window.history.go(steps);
    },
    listen(listener) {
      const onPop = () => {
        const to = entry()?.idx;
        const dialog = modalDialogs().slice(passed).pop();
        passed = 0;
        if (to === idx) dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
        else if (dialog && to !== undefined) window.history.go(idx - to);
        else {
          idx = to ?? 0;
          action = 'POP';
          listener({ action, location: current() });
        }
      };
      addEventListener('popstate', onPop);
      return () => removeEventListener('popstate', onPop);
    },
    encodeLocation(path) {
      const { pathname, search, hash } = new URL(addressOf(path), window.location.origin);
      return { pathname, search, hash };
    },
  };
}

const modalDialogs = () => [...document.querySelectorAll('dialog:modal')];

/** The address as text, as for `href`. */
export function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/**
 * Resolves an address against the path of the current page: one that begins with `?` or `#`, or is empty, keeps that
 * path.
 */
export function resolvePath(to: string | Partial<Path>, from: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: pathname.replaceAll(/[\\/]{2,}/g, '/') || from,
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

function parsePath(address: string): Partial<Path> {
  return /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s.exec(address)?.groups ?? {};
}
