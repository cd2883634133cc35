import { type History, type Location, resolvePath } from './browser-history.ts';

/**
 * A history without a browser, for tests. It starts at an absolute address and has a single entry, which every
 * navigation replaces; it does not go back or forward.
 */
export function createMemoryHistory(address = '/'): History {
  let location: Location = { ...resolvePath(address, '/'), state: null, key: 'default' };
  const replace = (next: Location) => {
    location = next;
  };
  return {
    action: 'POP',
    get location() {
      return location;
    },
    push: replace,
    replace,
    go: () => undefined,
    listen: () => () => undefined,
    encodeLocation: (path) => path,
  };
}
