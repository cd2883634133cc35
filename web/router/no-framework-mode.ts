/**
 * Replaces `dom/ssr/components.js` of react-router in the browser’s build. That module serves applications that react-router
 * itself renders on a server; a link imports it to prefetch their pages, which saves 3 KB on the first page.
 */
import { createContext } from 'react';

/** Always undefined, as in every application that is not rendered by react-router on a server. */
export const FrameworkContext = createContext(undefined);

/** Pages are never prefetched. */
export function usePrefetchBehavior(): [shouldPrefetch: false, ref: undefined, handlers: object] {
  return [false, undefined, {}];
}

/** The only reference that is left is the link’s own. */
export function mergeRefs<T>(ref: T): T {
  return ref;
}

export function PrefetchPageLinks(): null {
  return null;
}
