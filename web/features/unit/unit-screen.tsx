import { RefreshCw } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { neighboursOnFloor } from '#domain/floors/neighbours.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { useKnownUnits, useWithdrawnUnits } from '#web/catalogue/known-units.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useNavigate, useParams } from '#web/router/hooks.ts';
import { useDirection } from '#web/texts/direction.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { lineStep } from '#web/ui/line-step.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DetailsPanel, type UnitSlots } from './details-panel.tsx';
import { UnitStage } from './unit-stage.tsx';
import { useSheet } from './use-sheet.ts';
import details from './details-panel.module.css';
import styles from './unit-screen.module.css';

/**
 * The page of one unit: pictures fill the window, with the details at the end of the line, or in a bottom sheet on
 * phones.
 */
export function UnitScreen(slots: UnitSlots) {
  const t = useText();
  const found = useUnit();
  if (found.state === 'loading') return <UnitLoading />;
  if (found.state === 'unreachable') return <UnitUnreachable onRetry={found.retry} />;
  if (found.state === 'missing') throw new ApiProblem({ code: 'not_found', status: 404, message: t('error.notFound') });
  return <FoundUnit {...found} slots={slots} />;
}

type FoundUnitProps = { unit: Property; previous: Property | undefined; next: Property | undefined; slots: UnitSlots };

/** The details panel stays mounted from unit to unit, so that the focus stays on the arrow to the next one. */
function FoundUnit({ unit, previous, next, slots }: FoundUnitProps) {
  const t = useText();
  usePageTitle(t('unit.page', { code: unit.code }));
  const sheet = useSheet();
  const onKeyDown = useKeyboardNeighbours(previous, next);
  return (
    <div className={styles.screen} data-sheet={sheet.position} data-unit={unit.id}>
      <UnitStage key={unit.id} unit={unit} />
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

type Neighbour = { id: number } | undefined;

/**
 * Returns a key handler with which the left and right arrows open the neighbours on the floor. They replace the history
 * entry, so that closing the page returns to where the visitor came from.
 */
function useKeyboardNeighbours(previous: Neighbour, next: Neighbour) {
  const navigate = useNavigate();
  const { search } = useFilter();
  const direction = useDirection();
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = lineStep(event.key, direction);
    if (step === undefined) return;
    event.preventDefault();
    const neighbour = step < 0 ? previous : next;
    if (neighbour) void navigate(unitAddress(neighbour.id, search), { replace: true });
  };
}

type FoundUnit =
  | { state: 'loading' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'missing' }
  | { state: 'found'; unit: Property; previous: Property | undefined; next: Property | undefined };

const noNeighbours = { previous: undefined, next: undefined };

/** The unit in the address, and its neighbours on the floor. */
function useUnit(): FoundUnit {
  const { property_id } = useParams();
  const { isPending, isError, data, refetch } = useProperties();
  const { isLoading } = useWithdrawnUnits();
  const units = useFullUnits();
  const known = useKnownUnits();
  const unit = useMemo(() => known.find((candidate) => String(candidate.id) === property_id), [known, property_id]);
  const neighbours = useMemo(
    () => unit && (unit.is_withdrawn ? noNeighbours : neighboursOnFloor(units, unit)),
    [units, unit],
  );
  if (unit && neighbours) return { state: 'found', unit, ...neighbours };
  if (isPending || isLoading) return { state: 'loading' };
  if (isError && !data) return { state: 'unreachable', retry: () => void refetch() };
  return { state: 'missing' };
}

const placeholderLines = ['number', 'rooms', 'gross', 'net', 'terrace', 'garden', 'baths', 'ensuite'];

/** The placeholder of the picture and the details while they are loading. */
function UnitLoading() {
  const t = useText();
  return (
    <div className={styles.screen} data-sheet="half" aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.pictureSkeleton} />
      <Panel as="div" dense className={details.panel}>
        <div className={details.top}>
          <Skeleton className={styles.codeSkeleton} />
          <Skeleton className={styles.whereSkeleton} />
          <Skeleton className={styles.priceSkeleton} />
        </div>
        <div className={details.scroll}>
          {placeholderLines.map((line) => (
            <Skeleton key={line} className={styles.lineSkeleton} />
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** Shows that the server cannot be reached, with a button to retry. */
function UnitUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.screen} data-sheet="half">
      <div className={styles.unreachable} role="alert">
        <h1 className={styles.unreachableTitle}>{t('unit.unreachable')}</h1>
        <p>{t('account.away')}</p>
        <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
    </div>
  );
}
