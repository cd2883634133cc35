import { Heart } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusCount, StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { FloorRow } from './describe-floors.ts';
import styles from './floor-label.module.css';

type FloorLabelProps = {
  row: FloorRow;
  /** The class of the building. */
  buildingClass: string;
  to: string;
  isChosen: boolean;
  /** Whether there is only room for the level's short name and the number of units. */
  isShort?: boolean;
  onChoose: () => void;
};

/**
 * Names with more letters than this are set smaller, so that they are not cut off: Greek and Cyrillic letters are wider
 * than Latin ones, and a heart takes the place of some. So is any other that the typeface of a brand makes too wide.
 */
const usualLength = { latin: 12, wider: 10, besideHeart: 8 };

function isLongName(name: string, hasHeart: boolean): boolean {
  const usual = /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name) ? usualLength.wider : usualLength.latin;
  return name.length > (hasHeart ? usualLength.besideHeart : usual);
}

/** A floor's label: name, status and count. A link unless the floor is sold or not released. */
export function FloorLabel({ row, buildingClass, to, isChosen, isShort = false, onChoose }: FloorLabelProps) {
  const className = classNames(
    styles.label,
    isShort && styles.short,
    isChosen && styles.chosen,
    !row.isOpen && styles.closed,
    row.isDimmed && styles.dimmed,
  );
  const Text = isShort ? ShortText : LabelText;
  const testAttributes = { 'data-floor': row.level, 'data-status': row.label };
  if (!row.isOpen) {
    return (
      <div {...testAttributes} className={className}>
        <Text row={row} buildingClass={buildingClass} />
      </div>
    );
  }
  return (
    <Link {...testAttributes} to={to} className={className} onPointerEnter={onChoose} onFocus={onChoose}>
      <Text row={row} buildingClass={buildingClass} />
    </Link>
  );
}

function LabelText({ row, buildingClass }: { row: FloorRow; buildingClass: string }) {
  const t = useText();
  const { name } = useLevelNames()(row.level, buildingClass);
  const [textRef, isCut] = useCut(name);
  const isLong = isLongName(name, row.isFavourite) || isCut;
  return (
    <>
      <span className={classNames(styles.name, isLong && styles.long)}>
        <span ref={textRef} className={styles.text}>
          {name}
        </span>
        {row.isFavourite && <Heart className={styles.heart} fill="currentColor" />}
        {row.isFavourite && <VisuallyHidden>{t('building.holdsFavourite')}</VisuallyHidden>}
      </span>
      <Pulsing value={`${row.status} ${row.available}`}>
        <StatusTag status={row.label} className={styles.status}>
          {countText(row, t)}
        </StatusTag>
      </Pulsing>
    </>
  );
}

/** Whether a name was wider than its place in the usual size, in the typeface that the page has loaded. */
function useCut(name: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState<string>();
  useLayoutEffect(() => {
    const measure = () => {
      const text = ref.current;
      if (text && text.scrollWidth > text.clientWidth) setCut(name);
    };
    measure();
    void document.fonts.ready.then(measure);
  }, [name]);
  return [ref, cut === name] as const;
}

function ShortText({ row, buildingClass }: { row: FloorRow; buildingClass: string }) {
  const t = useText();
  const join = useJoin();
  const { name, short } = useLevelNames()(row.level, buildingClass);
  return (
    <>
      <VisuallyHidden>
        {join(name, countText(row, t), ...(row.isFavourite ? [t('building.holdsFavourite')] : []))}
      </VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {short}
        {row.isFavourite && <Heart className={styles.heart} fill="currentColor" />}
      </span>
      <Pulsing value={`${row.status} ${row.available}`}>
        <StatusCount status={row.label} count={row.isUpper ? undefined : (row.matches ?? row.available)} />
      </Pulsing>
    </>
  );
}

function countText(row: FloorRow, t: ReturnType<typeof useText>): string {
  if (!row.isOpen && !row.matches) return t(`status.${row.label}`);
  if (row.matches !== undefined) return t('building.matches', { count: row.matches });
  return row.label === 'available' && !row.isUpper
    ? t('unit.available', { count: row.available })
    : t(`status.${row.label}`);
}

/** Pulses once whenever `value` changes. */
function Pulsing({ value, children }: { value: string | number; children: ReactNode }) {
  const [seen, setSeen] = useState({ value, times: 0 });
  if (seen.value !== value) setSeen({ value, times: seen.times + 1 });
  return (
    <span key={seen.times} className={seen.times > 0 ? styles.pulse : styles.still} data-pulses={seen.times}>
      {children}
    </span>
  );
}
