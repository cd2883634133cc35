import { FileCheck, Mail, Presentation } from 'lucide-react';
import { Link } from 'react-router';
import type { Dealings } from '#contract/entities/leads.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './history-lists.module.css';

/** Reservations and sales that hold. */
export function ActionList({ actions }: { actions: readonly PropertyAction[] }) {
  const t = useText();
  if (actions.length === 0)
    return <EmptyState icon={<FileCheck />} title={t('leads.noActions')} text={t('leads.noActionsText')} />;
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <li key={action.id} className={styles.line}>
          <Link to={`/property-view/${action.property_id}`} className={styles.code}>
            {action.property.code}
          </Link>
          <StatusTag status={statusLabel(action.status as 1)} />
          <span className={styles.when}>
            <Moment at={action.created_at} />
          </span>
          <Price minor={action.price} className={styles.price} />
        </li>
      ))}
    </ul>
  );
}

/** Presentations, led by a sales user or the client alone. */
export function PresentationList({ presentations }: { presentations: Dealings['presentations'] }) {
  const t = useText();
  if (presentations.length === 0)
    return (
      <EmptyState icon={<Presentation />} title={t('leads.noPresentations')} text={t('leads.noPresentationsText')} />
    );
  return (
    <ul className={styles.list}>
      {presentations.map((shown) => (
        <li key={shown.id} className={styles.line}>
          <span className={styles.grow}>
            {shown.status === 1 ? t('leads.ledBy', { name: shown.user_name }) : t('leads.alone')}
          </span>
          <span className={styles.when}>
            <Moment at={shown.started_at} />
          </span>
          <span className={styles.lasted}>
            {shown.ended_at === null
              ? t('leads.running')
              : t('leads.minutes', { count: minutesOf(shown.started_at, shown.ended_at) })}
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
};

/** Mails to a client, by what they were for. */
export function MailList({ mails }: { mails: Dealings['mails'] }) {
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
