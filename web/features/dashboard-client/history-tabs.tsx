import { Eye, FileCheck, Heart, Mail, Presentation } from 'lucide-react';
import { useState } from 'react';
import { useKnownUnits, useWithdrawnUnits } from '#web/catalogue/known-units.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import type { Dealings } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { statusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { Link } from '#web/router/link.tsx';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Price } from '#web/ui/amounts.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { useHistory } from './queries.ts';
import { summariseUnits, type UnitInterest } from './summarise-units.ts';
import styles from './history-tabs.module.css';

type HistoryTabsProps = { client: Client; history: ReturnType<typeof useHistory> };

/** A client's history: units they viewed, reservations and sales, presentations, and mails. */
export function HistoryTabs({ client, history: { views, actions, dealings, isError, retry } }: HistoryTabsProps) {
  const t = useText();
  const [tab, setTab] = useState<'units' | 'actions' | 'presentations' | 'mails'>('units');
  if (isError) return <LoadFailure onRetry={retry} />;
  if (!views || !actions || !dealings) return <RowsSkeleton count={6} />;
  const units = summariseUnits(client.favs, views);
  const tabs = [
    { value: 'units', label: t('leads.units'), count: units.length },
    { value: 'actions', label: t('leads.actions'), count: actions.length },
    { value: 'presentations', label: t('leads.presentations'), count: dealings.presentations.length },
    { value: 'mails', label: t('leads.mails'), count: dealings.mails.length },
  ] as const;
  return (
    <Tabs label={t('leads.history')} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'units' && <UnitList units={units} />}
      {tab === 'actions' && <ActionList actions={actions} />}
      {tab === 'presentations' && <PresentationList presentations={dealings.presentations} />}
      {tab === 'mails' && <MailList mails={dealings.mails} />}
    </Tabs>
  );
}

/** The units that a client marked or viewed, the most interesting first. */
function UnitList({ units }: { units: readonly UnitInterest[] }) {
  const t = useText();
  const known = useKnownUnits();
  const { isPending } = useProperties();
  const { isLoading } = useWithdrawnUnits();
  // While units are loading, every unit would be shown as removed.
  if (isPending || isLoading) return <RowsSkeleton count={Math.min(units.length, 8)} />;
  if (units.length === 0) return <EmptyState icon={<Eye />} title={t('leads.noUnits')} text={t('leads.noUnitsText')} />;
  return (
    <ul className={styles.list}>
      {units.map(({ property_id, isFavourite, views, seenAt }) => {
        const unit = known.find(({ id }) => id === property_id);
        const picture = unit?.images[0] ?? unit?.apartment_type.images[0];
        return (
          <li key={property_id} className={styles.unit}>
            {picture ? (
              <PictureImage file={picture} alt="" sizes={widthInRem(6)} className={styles.picture} />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.what}>
              {unit ? (
                <Link to={unitAddress(unit.id)} className={styles.code}>
                  {unit.code}
                </Link>
              ) : (
                t('leads.goneUnit')
              )}
              {unit && <StatusTag status={statusLabel(unit.status_id)} />}
              {unit?.is_withdrawn && <small className={styles.withdrawn}>{t('leads.withdrawnUnit')}</small>}
            </span>
            <span className={styles.interest}>
              {isFavourite && (
                <>
                  <Heart className={styles.heart} />
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

/** Open reservations and sales. */
function ActionList({ actions }: { actions: readonly PropertyAction[] }) {
  const t = useText();
  if (actions.length === 0)
    return <EmptyState icon={<FileCheck />} title={t('leads.noActions')} text={t('leads.noActionsText')} />;
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <li key={action.id} className={styles.line}>
          <Link to={unitAddress(action.property_id)} className={styles.code}>
            {action.property.code}
          </Link>
          <StatusTag status={statusLabel(action.status as UnitStatusId)} />
          <span className={styles.when}>
            <Moment at={action.created_at} />
          </span>
          <Price minor={action.price} className={styles.price} />
        </li>
      ))}
    </ul>
  );
}

/** Presentations, led by a user or by the client alone. */
function PresentationList({ presentations }: { presentations: Dealings['presentations'] }) {
  const t = useText();
  if (presentations.length === 0)
    return (
      <EmptyState icon={<Presentation />} title={t('leads.noPresentations')} text={t('leads.noPresentationsText')} />
    );
  return (
    <ul className={styles.list}>
      {presentations.map((presentation) => (
        <li key={presentation.id} className={styles.line}>
          <span className={styles.grow}>
            {presentation.status === ledPresentation
              ? t('leads.ledBy', { name: presentation.user_name })
              : t('leads.alone')}
          </span>
          <span className={styles.when}>
            <Moment at={presentation.started_at} />
          </span>
          <span className={styles.lasted}>
            {presentation.ended_at === null
              ? t('leads.running')
              : t('leads.minutes', { count: minutesOf(presentation.started_at, presentation.ended_at) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function minutesOf(from: string, to: string): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}

const mailTexts: Record<string, TextKey> = {
  loginLink: 'leads.mail.loginLink',
  verificationCode: 'leads.mail.verificationCode',
  invitation: 'leads.mail.invitation',
  thankYou: 'leads.mail.thankYou',
  resetLink: 'leads.mail.resetLink',
  presentationDetails: 'leads.mail.presentationDetails',
  presentationThanks: 'leads.mail.presentationThanks',
  sharedUnits: 'leads.mail.sharedUnits',
  viewingReceived: 'leads.mail.viewingReceived',
};

/** Mails sent to a client, by kind. */
function MailList({ mails }: { mails: Dealings['mails'] }) {
  const t = useText();
  if (mails.length === 0) return <EmptyState icon={<Mail />} title={t('leads.noMails')} />;
  return (
    <ul className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id} className={styles.line}>
          <span className={styles.grow}>{t(mailTexts[mail.kind] ?? 'leads.mail.other')}</span>
          <span className={styles.when}>
            {mail.sent_at === null ? t('leads.notSent') : <Moment at={mail.sent_at} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
