import { Info } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useJoin, useText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { CloseButton } from '#web/ui/icon-button.tsx';
import { liftOver } from '#web/ui/toast.tsx';
import styles from '#web/ui/notice.module.css';
import { type Change, type UnitChange, withDifference } from './unit-changes.ts';

/** How long a notice stays in view without being used, in seconds. */
const shownFor = 30;
/** From this many changed units on, only codes are listed, at most `maxCodes`. */
const bundleFrom = 4;
const maxCodes = 6;
const nothing: readonly UnitChange[] = [];

type ChangeListProps = {
  /** Changes of units on the screen, oldest first. */
  heard: readonly UnitChange[];
  onClose: () => void;
};

/**
 * A notice that lists changed units; changes in quick succession share one notice. It keeps clear of elements with
 * `data-keep-clear`, and disappears when it is closed or has been in view for `shownFor` seconds.
 */
export function ChangeList({ heard, onClose }: ChangeListProps) {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  // Empty in the first render: screen readers announce only changes within an existing region.
  const known = useDeferredValue(heard, nothing);
  const changes = useMemo(() => mergeChanges([], known), [known]);
  const lift = useLiftAndTimeout(notice, changes, onClose);
  const isShown = changes.length > 0;
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.region}>
      <div
        ref={notice}
        className={isShown ? styles.notice : undefined}
        style={{ translate: `0 ${-lift}px` }}
        data-keep-clear={isShown ? '' : undefined}
      >
        {isShown && <Info />}
        <output className={isShown ? styles.lines : undefined}>{isShown && <Lines changes={changes} />}</output>
        {isShown && <CloseButton variant="plain" label={t('live.close')} onClick={close} />}
      </div>
    </div>
  );
}

/**
 * Merges fresh changes into the known ones. Of a unit that changed twice, the oldest and the latest value are kept;
 * units that are as they were before are left out.
 */
export function mergeChanges(known: readonly UnitChange[], fresh: readonly UnitChange[]): UnitChange[] {
  const merged = new Map(known.map((change) => [change.id, change]));
  for (const change of fresh) {
    const earlier = merged.get(change.id);
    const status = joined(earlier?.status, change.status);
    const price = joined(earlier?.price, change.price);
    merged.set(change.id, { id: change.id, code: change.code, ...(status && { status }), ...(price && { price }) });
  }
  return [...merged.values()].flatMap(withDifference);
}

function joined<T>(earlier: Change<T> | undefined, later: Change<T> | undefined): Change<T> | undefined {
  if (earlier === undefined || later === undefined) return later ?? earlier;
  return { from: earlier.from, to: later.to };
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

/**
 * Lifts the notice above elements with `data-keep-clear`, and calls `onTimeout` once it has been in view for `shownFor`
 * seconds. Time does not count behind a dialog, in a background tab, or while the notice is hovered or focused. Returns
 * the lift in px.
 */
function useLiftAndTimeout(
  notice: RefObject<HTMLDivElement | null>,
  changes: readonly UnitChange[],
  onTimeout: () => void,
): number {
  const [lift, setLift] = useState(0);
  const onTimedOut = useEffectEvent(onTimeout);
  useLayoutEffect(() => {
    const element = notice.current;
    if (element === null || changes.length === 0) return;
    const place = () => setLift((last) => liftOver(element, last));
    let left = shownFor;
    const timer = setInterval(() => {
      place();
      const isInUse = element.matches(':hover, :focus-within');
      if (!isInUse && !document.hidden && document.querySelector('dialog[open]') === null) left -= 1;
      if (left <= 0) onTimedOut();
    }, 1000);
    place();
    return () => clearInterval(timer);
  }, [notice, changes]);
  return lift;
}
