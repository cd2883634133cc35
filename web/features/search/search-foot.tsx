import type { UnitFilter } from '#domain/filter/filter.ts';
import { filterGroups } from '#domain/filter/suggest-loosening.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FilterCounts } from './use-filter-counts.ts';
import styles from './search-panel.module.css';

type SearchFootProps = Pick<FilterCounts, 'shown' | 'loosening'> & {
  canClear: boolean;
  onClear: () => void;
  onShow: () => void;
  onLoosen: (loosened: Partial<UnitFilter>) => void;
};

/** The way out of the search with the number of what it shows; where that is none, what to give up. */
export function SearchFoot({ shown, loosening, canClear, onClear, onShow, onLoosen }: SearchFootProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      <p className={shown > 0 ? styles.unsaid : styles.advice} aria-live="polite">
        {shown > 0
          ? t('unit.residences', { count: shown })
          : loosening
            ? t('search.loosen', loosening)
            : t('search.loosenAll')}
      </p>
      <div className={styles.buttons}>
        <Button look="text" className={styles.clear} disabled={!canClear} onClick={onClear}>
          {t('search.clear')}
        </Button>
        {shown === 0 && loosening ? (
          <Button look="primary" className={styles.show} onClick={() => onLoosen(filterGroups[loosening.group])}>
            {t('search.loosenAction', loosening)}
          </Button>
        ) : (
          <Button look="primary" className={styles.show} disabled={shown === 0} onClick={onShow}>
            {shown === 0 ? t('search.none') : t('search.show', { count: shown })}
          </Button>
        )}
      </div>
    </footer>
  );
}
