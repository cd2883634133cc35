import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
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

/** The delay between the last key and the search, in milliseconds. */
const debounceTime = 250;

type SearchFieldProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
};

/** A search field. It searches after a short pause, at once on Enter, and is cleared by Escape. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }
  const search = (text: string) => {
    setSearched(text);
    onSearch(text);
  };
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const wait = setTimeout(() => search(typed.trim()), debounceTime);
    return () => clearTimeout(wait);
  });
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };
  return (
    <div className={classNames(styles.field, className)}>
      <Search />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed.trim());
          if (event.key === 'Escape' && typed !== '') clear();
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('dashboard.clearSearch')}
          title={t('dashboard.clearSearch')}
          onClick={clear}
        >
          <X />
        </button>
      )}
    </div>
  );
}
