import { useCallback } from 'react';
import { useSearchParams } from '#web/router/hooks.ts';

const inPlace = { replace: true, preventScrollReset: true, flushSync: true } as const;

/**
 * The query string of the address and a function that changes it in place. It is flushed synchronously: a second change
 * in a row starts from the result of the first.
 */
export function useAddressQuery(): [URLSearchParams, (change: (query: URLSearchParams) => URLSearchParams) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (update: (query: URLSearchParams) => URLSearchParams) => setQuery(update, inPlace),
    [setQuery],
  );
  return [query, change];
}
