import { Building2, List } from 'lucide-react';
import { useCallback } from 'react';
import type { UnitFilter } from '#domain/filter/filter.ts';
import { filterGroups } from '#domain/filter/suggest-loosening.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useLocation, useNavigate } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { FilterCounts } from './use-filter-options.ts';
import styles from './search-panel.module.css';

type SearchFooterProps = Pick<FilterCounts, 'shown' | 'loosening'> & {
  /** Whether it is not known yet how many units match. */
  isLoading: boolean;
  canClear: boolean;
  onClear: () => void;
  onShow: () => void;
  onLoosen: (loosened: Partial<UnitFilter>) => void;
};

/**
 * The footer of the search: clears the filter, and shows the matching units or, if there are none, suggests which part
 * of the filter to drop.
 */
export function SearchFooter({ shown, loosening, isLoading, canClear, onClear, onShow, onLoosen }: SearchFooterProps) {
  const t = useText();
  const advice = loosening ? t('search.loosen', loosening) : t('search.loosenAll');
  return (
    <footer className={styles.foot}>
      <p className={shown > 0 || isLoading ? styles.visuallyHidden : styles.advice} aria-live="polite">
        {isLoading ? t('general.loading') : shown > 0 ? t('unit.residences', { count: shown }) : advice}
      </p>
      <div className={styles.buttons}>
        <Button variant="text" className={styles.clear} disabled={!canClear} onClick={onClear}>
          {t('search.clear')}
        </Button>
        {isLoading ? (
          <Button variant="primary" className={styles.show} busy>
            {t('general.loading')}
          </Button>
        ) : shown === 0 && loosening ? (
          <Button variant="primary" className={styles.show} onClick={() => onLoosen(filterGroups[loosening.group])}>
            {t('search.loosenAction', loosening)}
          </Button>
        ) : (
          <Button variant="primary" className={styles.show} disabled={shown === 0} onClick={onShow}>
            {shown === 0 ? t('search.none') : t('search.show', { count: shown })}
          </Button>
        )}
      </div>
    </footer>
  );
}

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
