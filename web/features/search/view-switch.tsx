import { Building2, List } from 'lucide-react';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFilter } from '#web/catalogue/filter.ts';
import { useText } from '#web/texts/language.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Switches between map and list; the filter is kept. */
export function ViewSwitch({ className }: { className?: string | undefined }) {
  const t = useText();
  const [view, setView] = useSearchView();
  return (
    <Segmented
      className={className}
      label={t('search.view')}
      value={view}
      onChange={setView}
      options={[
        { value: 'map', label: t('search.mapView'), icon: <Building2 /> },
        { value: 'list', label: t('search.listView'), icon: <List /> },
      ]}
    />
  );
}

/** Where the matching units are shown: on the buildings, or in the list. */
type SearchView = 'map' | 'list';
const paths: Record<SearchView, string> = { map: '/map-view', list: '/list-view' };

function useSearchView(): [SearchView, (view: SearchView) => void] {
  const { pathname } = useLocation();
  const { search } = useFilter();
  const navigate = useNavigate();
  const setView = useCallback((view: SearchView) => void navigate(paths[view] + search), [navigate, search]);
  return [pathname === paths.list ? 'list' : 'map', setView];
}
