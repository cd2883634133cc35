import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const inPlace = { replace: true, preventScrollReset: true, flushSync: true } as const;

/**
 * The query string of the address, for what a link should show again, and a way to change it in place. The screen has
 * followed when `change` returns: whoever taps twice in a row changes what the first tap made, not what stood before
 * it.
 */
export function useAddressQuery(): [URLSearchParams, (change: (query: URLSearchParams) => URLSearchParams) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (made: (query: URLSearchParams) => URLSearchParams) => setQuery(made, inPlace),
    [setQuery],
  );
  return [query, change];
}
