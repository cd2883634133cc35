import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useJoin, useText } from '#web/texts/language.tsx';
import { Area, useAreaText, useHasLongAmounts, Price } from '#web/ui/amounts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type PlanUnitRow, useUnitSummary } from './describe-units.ts';
import styles from './unit-card.module.css';

type UnitCardProps = {
  row: PlanUnitRow;
  room: string;
  to: string;
  /** Whether the unit was chosen by hand, and is announced: the name of a unit that has the focus says the same. */
  isAnnounced: boolean;
  /** The favourite button, if any. */
  favourite: ReactNode;
};

/** Summary of the chosen unit, with a link to its page. */
export function UnitCard({ row: { unit, status }, room, to, isAnnounced, favourite }: UnitCardProps) {
  const t = useText();
  const summary = useUnitSummary();
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  return (
    <Panel
      as="aside"
      dense
      className={styles.card}
      aria-label={t('floorPlan.chosen')}
      data-unit={unit.id}
      data-status={status}
      data-long={useHasLongAmounts(unit.price) ? '' : undefined}
    >
      <VisuallyHidden>
        <output>{isAnnounced && summary(unit)}</output>
      </VisuallyHidden>
      {picture !== undefined && (
        <PictureImage key={picture} file={picture} alt="" sizes={widthInRem(14)} className={styles.picture} />
      )}
      <div className={styles.title}>
        <h2 className={styles.code}>{unit.code}</h2>
        <StatusTag status={status} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('floorPlan.rooms')}</dt>
          <dd>{room}</dd>
        </div>
        <div>
          <dt>{t('floorPlan.net')}</dt>
          <dd>
            <Area area={unit.net_area} />
          </dd>
        </div>
        {unit.terrace_area > 0 && (
          <div>
            <dt>{t('floorPlan.terrace')}</dt>
            <dd>
              <Area area={unit.terrace_area} />
            </dd>
          </div>
        )}
      </dl>
      <Summary room={room} net={unit.net_area} terrace={unit.terrace_area} />
      <Price minor={unit.price} className={styles.price} />
      <div className={styles.actions}>
        {favourite}
        <ButtonLink variant="primary" to={to} iconAfter={<ArrowRight />}>
          {t('floorPlan.open')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** The same facts in one line, for phones. */
function Summary({ room, net, terrace }: { room: string; net: number; terrace: number }) {
  const t = useText();
  const join = useJoin();
  const area = useAreaText();
  const parts = [
    room,
    t('floorPlan.netArea', { area: area(net) }),
    ...(terrace > 0 ? [t('floorPlan.terraceArea', { area: area(terrace) })] : []),
  ];
  return <p className={styles.summary}>{join(...parts)}</p>;
}
