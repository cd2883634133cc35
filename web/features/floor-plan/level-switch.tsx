import { useEffect, useRef } from 'react';
import { statusLabels } from '#domain/units/statuses.ts';
import { useLevelNames, isTower } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { StatusCount } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { LevelEntry } from './level-entries.ts';
import styles from './level-switch.module.css';

type LevelSwitchProps = {
  entries: readonly LevelEntry[];
  /** The class of the building. */
  className: string;
  current: string;
  addressOf: (entry: LevelEntry) => string;
};

/** The level that was opened with the keyboard last. Its plan has a switch of its own, which takes the focus over. */
let pressed: string | undefined;

/**
 * Links to every plan of the building, each with its number of available units. They replace the history entry, so that
 * Back leaves the plans. The keyboard focus moves to the level that was opened.
 */
export function LevelSwitch({ entries, className, current, addressOf }: LevelSwitchProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scroller = list.current;
    const entry = scroller?.querySelector<HTMLElement>(`[data-level="${current}"]`);
    if (!scroller || !entry) return;
    if (pressed === current) entry.focus({ preventScroll: true });
    pressed = undefined;
    // Also when the window is turned, because a row becomes a column then.
    const observer = new ResizeObserver(() => center(entry, scroller));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [current]);
  if (entries.length < 2) return null;
  return (
    <Panel
      as="nav"
      dense
      className={classNames(styles.switch, isTower(entries.length) && styles.tower)}
      aria-label={t('floorPlan.levels')}
    >
      <ol ref={list} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <Level entry={entry} className={className} to={addressOf(entry)} isCurrent={entry.code === current} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Scrolls `entry` to the middle of `scroller`, as far as there is something on both sides. */
function center(entry: HTMLElement, scroller: HTMLElement): void {
  const around = scroller.getBoundingClientRect();
  const within = entry.getBoundingClientRect();
  scroller.scrollBy({
    left: (within.left + within.right - around.left - around.right) / 2,
    top: (within.top + within.bottom - around.top - around.bottom) / 2,
  });
}

type LevelProps = { entry: LevelEntry; className: string; to: string; isCurrent: boolean };

function Level({ entry, className, to, isCurrent }: LevelProps) {
  const t = useText();
  const join = useJoin();
  const { name, short } = useEntryNames(entry, className);
  const isFull = entry.available === 0;
  return (
    <Link
      to={to}
      replace
      onClick={({ detail }) => (pressed = detail === 0 ? entry.code : undefined)}
      data-level={entry.code}
      className={classNames(styles.level, isCurrent && styles.current, isFull && styles.full)}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
    >
      <VisuallyHidden>{join(name, t('unit.available', { count: entry.available }))}</VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {short}
      </span>
      <StatusCount
        status={statusLabels[entry.status - 1] ?? 'blocked'}
        count={entry.available}
        className={styles.count}
      />
    </Link>
  );
}

/**
 * The accessible name of an entry, and the letters that are shown. The name contains the letters, so that users of
 * voice control can say what they see.
 */
function useEntryNames({ level, isDuplex }: LevelEntry, className: string): { name: string; short: string } {
  const t = useText();
  const join = useJoin();
  const { name, short } = useLevelNames()(level, className);
  const full = name.toLocaleLowerCase().includes(short.toLocaleLowerCase()) ? name : join(name, short);
  return isDuplex
    ? { name: t('floorPlan.duplexName', { floor: full }), short: t('floorPlan.duplexShort', { level: short }) }
    : { name: full, short };
}
