import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { views, type View } from './views.ts';

/**
 * The view in use, which lives in the address as `view`; the first of `available` where the address names none of them.
 */
export function useView(available: readonly View[]): [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = views.find((view) => view === query.get('view'));
  const view = asked && available.includes(asked) ? asked : available[0]!;
  const setView = useCallback(
    (next: View) =>
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === 'images') changed.delete('view');
          else changed.set('view', next);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [view, setView];
}
