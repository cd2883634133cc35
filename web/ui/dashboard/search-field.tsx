import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '../class-names.ts';
import styles from './search-field.module.css';

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
      <Search aria-hidden="true" />
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
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
