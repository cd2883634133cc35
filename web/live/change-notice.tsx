import { Info } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { isOwnChange } from '#web/catalogue/own-changes.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useJoin, useText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { CloseButton } from '#web/ui/icon-button.tsx';
import styles from '#web/ui/notice.module.css';
import { liftOver } from '#web/ui/toast.tsx';
import { type UnitChange, findChanges, mergeChanges } from './unit-changes.ts';

/** How long a notice stays in view without being used, in seconds. */
const shownFor = 30;
/** From how many changed units on, only their codes are listed, and how many of these. */
const bundleFrom = 4;
const maxCodes = 6;

/**
 * Says which units on the screen have another status or price than a moment ago, and which they had, unless this window
 * changed them. Changes that follow each other are one notice. It stays clear of what is in use, and goes when it is
 * closed or has been in view for a while.
 */
export function ChangeNotice() {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<readonly UnitChange[]>([]);
  useUnitChanges((fresh) => setChanges((known) => mergeChanges(known, fresh)));
  const lift = usePlaceAndTime(notice, changes, () => setChanges([]));
  const isShown = changes.length > 0;
  const close = () => {
    setChanges([]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.region}>
      <div
        ref={notice}
        className={isShown ? styles.notice : undefined}
        style={{ marginBottom: lift }}
        data-keep-clear={isShown ? '' : undefined}
      >
        {isShown && <Info aria-hidden="true" />}
        {/* There before its first text: screen readers announce only what changes in it. */}
        <output className={isShown ? styles.lines : undefined}>{isShown && <Lines changes={changes} />}</output>
        {isShown && <CloseButton variant="plain" label={t('live.close')} onClick={close} />}
      </div>
    </div>
  );
}

function Lines({ changes }: { changes: readonly UnitChange[] }) {
  const t = useText();
  const join = useJoin();
  const priceText = useUnitPriceText();
  if (changes.length >= bundleFrom) {
    const codes = changes.slice(0, maxCodes).map(({ code }) => code);
    const more = changes.length - codes.length;
    const list = join(...codes);
    return t('live.manyChanged', {
      count: changes.length,
      codes: more > 0 ? t('live.andMore', { codes: list, count: more }) : list,
    });
  }
  return changes.map(({ id, code, status, price }) => (
    <span key={id} data-changed={id}>
      {status && t('live.statusChanged', { code, status: status.to, before: t(`status.${status.from}`) })}{' '}
      {price && t('live.priceChanged', { code, before: priceText(price.from), price: priceText(price.to) })}
    </span>
  ));
}

type Units = readonly (HomeProperty | Property)[];

/** Calls `onChanges` with what a live event or a refetch changes of the units that are on the screen. */
function useUnitChanges(onChanges: (changes: UnitChange[]) => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onChanges);
  useEffect(() => {
    const read = () => queries.getQueryData<Units>(catalogueKeys.properties);
    let known = read();
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== catalogueKeys.properties[0]) return;
      const before = known;
      const after = read();
      known = after;
      if (before === undefined || after === undefined || before === after) return;
      const changed = findChanges(before, after).filter(({ id }) => !isOwnChange(id));
      if (changed.length === 0) return;
      // React has not drawn the change yet: a row that it removes is still here.
      const onScreen = unitsOnScreen();
      const visible = changed.filter(({ id }) => onScreen.has(id));
      if (visible.length > 0) tell(visible);
    });
  }, [queries]);
}

/** The ids of the units that the window shows at least a part of. */
function unitsOnScreen(): ReadonlySet<number> {
  const shown = [...document.querySelectorAll<HTMLElement | SVGElement>('main [data-unit]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight;
  });
  return new Set(shown.map((element) => Number(element.dataset['unit'])));
}

/**
 * Keeps the notice clear of what is in use, and calls `onOver` once it was in view for long enough: not behind a dialog
 * or in another tab, nor under the pointer or with the focus. Returns how far it has to rise, in px.
 */
function usePlaceAndTime(
  notice: RefObject<HTMLDivElement | null>,
  changes: readonly UnitChange[],
  onOver: () => void,
): number {
  const [lift, setLift] = useState(0);
  const over = useEffectEvent(onOver);
  useLayoutEffect(() => {
    const element = notice.current;
    if (element === null || changes.length === 0) return;
    const place = () => setLift((last) => liftOver(element, last));
    let left = shownFor;
    const timer = setInterval(() => {
      place();
      const isInUse = element.matches(':hover, :focus-within');
      if (!isInUse && !document.hidden && document.querySelector('dialog[open]') === null) left -= 1;
      if (left <= 0) over();
    }, 1000);
    place();
    return () => clearInterval(timer);
  }, [notice, changes]);
  return lift;
}
