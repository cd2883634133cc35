import type { ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** SearchField, Select, Chip …; the first grows. */
  children: ReactNode;
  /** Stands at the right end: how many there are, a switch of views. */
  end?: ReactNode;
  /** Offered where something is filtered. */
  onClear?: (() => void) | undefined;
};

/** What narrows a list, in one line above it; on phones it wraps. */
export function FilterBar({ label, children, end, onClear }: FilterBarProps) {
  const t = useText();
  return (
    <search aria-label={label} className={styles.bar}>
      {children}
      {onClear && (
        <Button look="text" onClick={onClear}>
          {t('dashboard.clearFilters')}
        </Button>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </search>
  );
}
