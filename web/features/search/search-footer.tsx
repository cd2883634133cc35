import type { UnitFilter } from '#domain/filter/filter.ts';
import { filterGroups } from '#domain/filter/suggest-loosening.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FilterCounts } from './use-filter-options.ts';
import styles from './search-panel.module.css';

type SearchFooterProps = Pick<FilterCounts, 'shown' | 'loosening'> & {
  canClear: boolean;
  onClear: () => void;
  onShow: () => void;
  onLoosen: (loosened: Partial<UnitFilter>) => void;
};

/** The footer of the search: clears the filter, and shows the matching units or, if there are none, what to loosen. */
export function SearchFooter({ shown, loosening, canClear, onClear, onShow, onLoosen }: SearchFooterProps) {
  const t = useText();
  const advice = loosening ? t('search.loosen', loosening) : t('search.loosenAll');
  return (
    <footer className={styles.foot}>
      <p className={shown > 0 ? styles.visuallyHidden : styles.advice} aria-live="polite">
        {shown > 0 ? t('unit.residences', { count: shown }) : advice}
      </p>
      <div className={styles.buttons}>
        <Button variant="text" className={styles.clear} disabled={!canClear} onClick={onClear}>
          {t('search.clear')}
        </Button>
        {shown === 0 && loosening ? (
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
