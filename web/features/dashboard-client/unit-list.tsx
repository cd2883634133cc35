import { Heart, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { isFullProperty } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { UnitInterest } from './sum-up-units.ts';
import styles from './history-lists.module.css';

/** The units a client marked or looked at, those that matter most first. */
export function UnitList({ units }: { units: readonly UnitInterest[] }) {
  const t = useText();
  const { data } = useProperties();
  if (units.length === 0) return <EmptyState icon={<Eye />} title={t('leads.noUnits')} text={t('leads.noUnitsText')} />;
  return (
    <ul className={styles.list}>
      {units.map(({ property_id, isFavourite, views, seenAt }) => {
        const unit = data?.filter(isFullProperty).find((one) => one.id === property_id);
        const picture = unit?.images[0] ?? unit?.apartment_type.images[0];
        return (
          <li key={property_id} className={styles.unit}>
            {picture ? (
              <PictureImage file={picture} alt="" sizes="6rem" className={styles.picture} />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.what}>
              {unit ? (
                <Link to={`/property-view/${unit.id}`} className={styles.code}>
                  {unit.code}
                </Link>
              ) : (
                t('leads.goneUnit')
              )}
              {unit && <StatusTag status={statusLabel(unit.status_id)} />}
            </span>
            <span className={styles.interest}>
              {isFavourite && (
                <>
                  <Heart className={styles.heart} aria-hidden="true" />
                  <VisuallyHidden>{t('leads.favourite')}</VisuallyHidden>
                </>
              )}
              {views > 0 && t('leads.viewCount', { count: views })}
            </span>
            <span className={styles.when}>{seenAt && <Moment at={seenAt} />}</span>
            <Price minor={unit?.price} className={styles.price} />
          </li>
        );
      })}
    </ul>
  );
}
