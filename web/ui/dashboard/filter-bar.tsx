import type { ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** `SearchField`, `Select`, `Chip` …; the first one grows. */
  children: ReactNode;
  /** At the right end: a count, a switch of views. */
  end?: ReactNode;
  /** Set when a filter is active. */
  onClear?: (() => void) | undefined;
};

/** The filters of a list, in one row above it; on phones they wrap. */
export function FilterBar({ label, children, end, onClear }: FilterBarProps) {
  const t = useText();
  return (
    <search aria-label={label} className={styles.bar}>
      {children}
      {onClear && (
        <Button variant="text" onClick={onClear}>
          {t('dashboard.clearFilters')}
        </Button>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </search>
  );
}
