import { Search, X } from 'lucide-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { searchByCode, upperCaseTyped } from '#domain/filter/search-code.ts';
import { readingOrder } from '#domain/units/sort-units.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useNavigate } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './code-search.module.css';

/** How many results are listed; the others are only counted. */
const maxResults = 6;

/**
 * Finds units by code as the user types. Enter opens the first result, the arrow keys move through the list. With
 * `isLoading` the units are not known yet.
 */
export function CodeSearch({ isLoading }: { isLoading: boolean }) {
  const t = useText();
  const { language } = useLanguage();
  const { search } = useFilter();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const units = useUnitsByCode();
  const found = useMemo(() => searchByCode(units, typed), [units, typed]);
  const example = units[Math.floor(units.length / 2)]?.number ?? '';
  const open = typed.trim() !== '';
  const addressOf = (unit: Property) => unitAddress(unit.id, search);
  return (
    <search className={styles.search}>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) void navigate(addressOf(found[0]));
        }}
      >
        <Search className={styles.icon} />
        <input
          type="search"
          className={styles.input}
          aria-label={t('search.code')}
          aria-controls={`${id}-found`}
          placeholder={isLoading ? undefined : t('search.codePlaceholder', { example })}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '') {
              event.preventDefault();
              setTyped('');
            } else moveBetween(event);
          }}
          onChange={(event) => setTyped(upperCaseTyped(event.target.value, language))}
        />
        {typed !== '' && (
          <IconButton
            variant="plain"
            className={styles.clear}
            label={t('search.clearCode')}
            icon={<X />}
            onClick={() => setTyped('')}
          />
        )}
      </form>
      <div id={`${id}-found`} className={open ? styles.found : undefined}>
        <p className={found.length === 0 ? styles.none : styles.resultCount} aria-live="polite">
          {open &&
            (isLoading
              ? t('general.loading')
              : found.length === 0
                ? t('search.codeNone', { typed: typed.trim(), example })
                : t('search.codeFound', { count: found.length, typed: typed.trim() }))}
        </p>
        {open && <Results units={found.slice(0, maxResults)} addressOf={addressOf} />}
        {found.length > maxResults && (
          <p className={styles.more}>{t('search.codeMore', { count: found.length - maxResults })}</p>
        )}
      </div>
    </search>
  );
}

function Results({ units, addressOf }: { units: readonly Property[]; addressOf: (unit: Property) => string }) {
  if (units.length === 0) return null;
  return (
    <ul>
      {units.map((unit) => (
        <li key={unit.id}>
          <Link
            className={styles.result}
            to={addressOf(unit)}
            onKeyDown={moveBetween}
            data-unit={unit.id}
            data-status={statusLabel(unit.status_id)}
          >
            <span className={styles.code}>{unit.code}</span>
            <StatusTag status={statusLabel(unit.status_id)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useUnitsByCode(): Property[] {
  const units = useFullUnits();
  return useMemo(() => {
    const inReadingOrder = readingOrder('en');
    return units.toSorted((a, b) => inReadingOrder(a.code, b.code));
  }, [units]);
}

/** Moves the focus through the field and its results with the up and down arrows. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const stops = [...(event.currentTarget.closest('search')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const next = stops[stops.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
