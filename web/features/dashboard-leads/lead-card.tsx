import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import type { Lead } from '#contract/entities/leads.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './lead-card.module.css';

type LeadCardProps = {
  lead: Lead;
  /** The unit that they are most interested in. */
  unit: Property | undefined;
  /** Props of the drag handle for the keyboard; no handle without them. */
  handle?: ComponentProps<'button'>;
  /** Rendered at the pointer while the card is dragged. */
  isOverlay?: boolean;
};

/** A lead's card: their unit, name and note, and when they were last active. */
export function LeadCard({ lead, unit, handle, isOverlay = false }: LeadCardProps) {
  const t = useText();
  const name = fullName(lead);
  const picture = unit?.images[0] ?? unit?.apartment_type.images[0];
  return (
    <article className={classNames(styles.card, isOverlay && styles.overlay, !lead.is_active && styles.inactive)}>
      {picture && (
        <PictureImage file={picture} alt="" sizes="(max-width: 767px) 80vw, 20rem" className={styles.picture} />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={`/dashboard/leads/${lead.id}`} draggable={false}>
            {name}
          </Link>
        </h3>
        <p className={styles.note}>{lead.note || lead.email}</p>
        <p className={styles.foot}>
          {unit ? (
            <StatusTag status={statusLabel(unit.status_id)}>{unit.code}</StatusTag>
          ) : (
            <span className={styles.none}>{t('leads.noUnit')}</span>
          )}
          <Moment at={lead.last_active_at} />
        </p>
      </div>
      {handle && (
        <button type="button" {...handle} className={styles.handle} aria-label={t('leads.move', { name })}>
          <GripVertical aria-hidden="true" />
        </button>
      )}
    </article>
  );
}
