import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFloorName } from '#web/catalogue/unit-names.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { StatusShape } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { LevelEntry } from './level-entries.ts';
import styles from './level-switch.module.css';

type LevelSwitchProps = {
  entries: readonly LevelEntry[];
  isVilla: boolean;
  current: string;
  addressOf: (entry: LevelEntry) => string;
};

/**
 * Links to every plan of the building, each with its number of available units. They replace the history entry, so that
 * Back leaves the plans.
 */
export function LevelSwitch({ entries, isVilla, current, addressOf }: LevelSwitchProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scroller = list.current;
    const entry = scroller?.querySelector<HTMLElement>(`[data-level="${current}"]`);
    if (!scroller || !entry) return;
    const [around, within] = [scroller.getBoundingClientRect(), entry.getBoundingClientRect()];
    scroller.scrollBy({
      left: (within.left + within.right - around.left - around.right) / 2,
      top: (within.top + within.bottom - around.top - around.bottom) / 2,
    });
  }, [current]);
  if (entries.length < 2) return null;
  return (
    <Panel as="nav" dense className={styles.switch} aria-label={t('floorPlan.levels')}>
      <ol ref={list} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <Level entry={entry} isVilla={isVilla} to={addressOf(entry)} isCurrent={entry.code === current} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type LevelProps = { entry: LevelEntry; isVilla: boolean; to: string; isCurrent: boolean };

function Level({ entry, isVilla, to, isCurrent }: LevelProps) {
  const t = useText();
  const name = useLevelName(isVilla)(entry);
  const isFull = entry.available === 0;
  return (
    <Link
      to={to}
      replace
      data-level={entry.code}
      className={classNames(styles.level, isCurrent && styles.current, isFull && styles.full)}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
    >
      <VisuallyHidden>{`${name}, ${t('unit.available', { count: entry.available })}`}</VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {useShortName(isVilla)(entry)}
      </span>
      <span className={styles.count} aria-hidden="true">
        <StatusShape status={statusLabels[entry.status - 1] ?? 'blocked'} className={styles.shape} />
        {entry.available}
      </span>
    </Link>
  );
}

function useShortName(isVilla: boolean): (entry: LevelEntry) => string {
  const t = useText();
  return ({ level, isDuplex, prefix }) => {
    const short = level === 0 ? t(isVilla ? 'floorPlan.groundShort' : 'floorPlan.mezzanineShort') : String(level);
    return prefix ?? (isDuplex ? t('floorPlan.duplexShort', { level: short }) : short);
  };
}

function useLevelName(isVilla: boolean): (entry: LevelEntry) => string {
  const t = useText();
  const floorName = useFloorName();
  return ({ level, isDuplex, prefix }) => {
    const floor = floorName(level, isVilla);
    if (prefix !== undefined) return `${floor}, ${prefix}`;
    return isDuplex ? t('floorPlan.duplexName', { floor }) : floor;
  };
}
