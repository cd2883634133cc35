import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useText } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { DetailsPanel } from './details-panel.tsx';
import { UnitLoading, UnitUnreachable } from './unit-waiting.tsx';
import { UnitStage } from './unit-stage.tsx';
import { useKeyboardNeighbours } from './use-keyboard-neighbours.ts';
import { useSheet } from './use-sheet.ts';
import { useUnit } from './use-unit.ts';
import styles from './unit-screen.module.css';

/**
 * What other features add to a unit: its heart, and what sales may do with it. Nothing stands there where nothing is
 * given.
 */
export type UnitSlots = {
  favourite?: (unit: Property) => ReactNode;
  sales?: (unit: Property) => ReactNode;
};

/** The page of one unit: pictures over the whole window, details at the right, in a sheet on a phone. */
export function UnitScreen(slots: UnitSlots) {
  const t = useText();
  const found = useUnit();
  if (found.state === 'loading') return <UnitLoading />;
  if (found.state === 'unreachable') return <UnitUnreachable onRetry={found.retry} />;
  if (found.state === 'missing') throw new ApiProblem('not_found', 404, t('error.notFound'));
  return <FoundUnit key={found.unit.id} {...found} slots={slots} />;
}

type FoundUnitProps = { unit: Property; previous: Property | undefined; next: Property | undefined; slots: UnitSlots };

function FoundUnit({ unit, previous, next, slots }: FoundUnitProps) {
  const t = useText();
  usePageTitle(t('unit.page', { code: unit.code }));
  const sheet = useSheet();
  const onKeyDown = useKeyboardNeighbours(previous, next);
  return (
    <div className={styles.screen} data-sheet={sheet.place} data-unit={unit.id}>
      <UnitStage unit={unit} />
      <DetailsPanel
        unit={unit}
        previous={previous}
        next={next}
        slots={slots}
        sheet={sheet}
        label={t('unit.details', { code: unit.code })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
