import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFloorName } from '#web/catalogue/floor-name.ts';
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
 * The lift: every plan of the building, how much is available there, and which one this is. It replaces the address, so
 * that back leads out.
 */
export function LevelSwitch({ entries, isVilla, current, addressOf }: LevelSwitchProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [strip, entry] = [list.current, list.current?.querySelector<HTMLElement>(`[data-level="${current}"]`)];
    if (strip && entry)
      strip.scrollTo({
        left: entry.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2,
        top: entry.offsetTop - (strip.clientHeight - entry.offsetHeight) / 2,
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

function Level({
  entry,
  isVilla,
  to,
  isCurrent,
}: {
  entry: LevelEntry;
  isVilla: boolean;
  to: string;
  isCurrent: boolean;
}) {
  const t = useText();
  const name = useLevelName(isVilla)(entry);
  const free = entry.available > 0;
  return (
    <Link
      to={to}
      replace
      data-level={entry.code}
      className={classNames(styles.level, isCurrent && styles.current, !free && styles.full)}
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
    if (prefix !== undefined) return t('floorPlan.residencesNamed', { prefix });
    const floor = floorName(level, isVilla);
    return isDuplex ? t('floorPlan.duplexName', { floor }) : floor;
  };
}
