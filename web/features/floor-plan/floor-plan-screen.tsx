import { ApiProblem } from '#web/api/call-api.ts';
import { useBuildings, useProperties } from '#web/catalogue/queries.ts';
import { useLookups, usePlan } from '#web/catalogue/lookups.ts';
import { useParams, useSearchParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FloorPlanView, type FloorPlanSlots } from './floor-plan-view.tsx';
import { useLeave } from './use-leave.ts';
import { findPlanCode } from './level-entries.ts';
import styles from './floor-plan.module.css';
import heading from './plan-heading.module.css';

/**
 * The plan of one floor (specification, section 2), or with `?duplex=1` of the upper level of its duplex units. An
 * unknown building or floor is a 404.
 */
export function FloorPlanScreen(slots: FloorPlanSlots) {
  const { building_id: buildingId = '', floor_id: level = '' } = useParams();
  const [query] = useSearchParams();
  const isDuplex = query.get('duplex') === '1';
  const buildings = useBuildings();
  const properties = useProperties();
  const lookups = useLookups();
  const building = buildings.data?.find((candidate) => String(candidate.id) === buildingId);
  const code = building && findPlanCode(building, level, isDuplex);
  const plan = usePlan(building?.id ?? 0, code);
  if (buildings.data && code === undefined)
    throw new ApiProblem({ code: 'not_found', status: 404, message: 'No such floor' });
  const failed = [buildings, properties, lookups, plan].filter((query) => query.isError && !query.data);
  if (failed.length > 0) return <FloorPlanFailed onRetry={() => failed.forEach((query) => void query.refetch())} />;
  if (!building || !properties.data || !plan.data) return <FloorPlanSkeleton />;
  return <FloorPlanView key={plan.data.code} building={building} plan={plan.data} slots={slots} />;
}

function FloorPlanSkeleton() {
  const t = useText();
  return (
    <section className={styles.screen} aria-busy="true" aria-label={t('general.loading')}>
      <div className={heading.heading}>
        <Skeleton className={heading.skeletonTitle} />
      </div>
    </section>
  );
}

function FloorPlanFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const leave = useLeave();
  return (
    <section className={styles.screen} role="alert">
      <div className={styles.failed}>
        <h1 className={heading.title}>{t('floorPlan.failed')}</h1>
        <Button variant="primary" onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
      <PageCloseButton onClick={leave} className={styles.close} />
    </section>
  );
}
