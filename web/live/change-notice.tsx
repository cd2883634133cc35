import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isOwnChange } from '#web/catalogue/own-changes.ts';
import { unitListQuery } from '#web/catalogue/queries.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { type UnitChange, findChanges } from './unit-changes.ts';

/**
 * Lists the units on the screen whose status or price has just changed, with the former values, unless this window made
 * the change.
 */
export function ChangeNotice() {
  const [changes, setChanges] = useState<readonly UnitChange[]>([]);
  useUnitChanges((fresh) => setChanges((earlier) => [...earlier, ...fresh]));
  return changes.length > 0 ? (
    <Suspense>
      <ChangeList heard={changes} onClose={() => setChanges([])} />
    </Suspense>
  ) : null;
}

// Loaded with the first change: most visits see none.
const ChangeList = lazyPart(async () => (await import('./change-list.tsx')).ChangeList);

/** Calls `onChanges` with the changes that a live event or a refetch makes to units on the screen. */
function useUnitChanges(onChanges: (changes: UnitChange[]) => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onChanges);
  useEffect(() => {
    const read = () => queries.getQueryData(unitListQuery.queryKey)?.units;
    let known = read();
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== unitListQuery.queryKey[0]) return;
      const before = known;
      const after = read();
      known = after;
      if (before === undefined || after === undefined || before === after) return;
      const changed = findChanges(before, after).filter(({ id }) => !isOwnChange(id));
      if (changed.length === 0) return;
      // React has not rendered the change yet, so a row that it removes still counts as on the screen.
      const onScreen = unitsOnScreen();
      const visible = changed.filter(({ id }) => onScreen.has(id));
      if (visible.length > 0) tell(visible);
    });
  }, [queries]);
}

/** The ids of the units that are at least partly in view. */
function unitsOnScreen(): ReadonlySet<number> {
  const shown = [...document.querySelectorAll<HTMLElement | SVGElement>('main [data-unit]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight;
  });
  return new Set(shown.map((element) => Number(element.dataset['unit'])));
}
