import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFilter } from '#web/catalogue/filter.ts';

/** Where a filter is looked at: on the building, or in the list. */
export type SearchView = 'map' | 'list';
const places: Record<SearchView, string> = { map: '/map-view', list: '/list-view' };

/** The view one is in, and the way to the other; the filter goes along. */
export function useSearchView(): [SearchView, (view: SearchView) => void] {
  const { pathname } = useLocation();
  const { search } = useFilter();
  const navigate = useNavigate();
  const setView = useCallback((view: SearchView) => void navigate(places[view] + search), [navigate, search]);
  return [pathname === places.list ? 'list' : 'map', setView];
}
