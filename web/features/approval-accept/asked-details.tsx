import { useLanguage, useText } from '#web/texts/language.tsx';
import type { Asked, Kind } from './approval.ts';
import styles from './asked-details.module.css';

/** Who asked: device, network and time. */
export function AskedDetails({ kind, asked }: { kind: Kind; asked: Asked }) {
  const t = useText();
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(asked.asked_at),
  );
  return (
    <>
      <p>{kind === 'login' ? t('accept.loginText') : t('accept.invitationText', { name: asked.invited_by ?? '' })}</p>
      <dl className={styles.details}>
        <dt>{t('accept.device')}</dt>
        <dd>{asked.device || t('accept.unknownDevice')}</dd>
        <dt>{t('accept.network')}</dt>
        <dd>{asked.address}</dd>
        <dt>{t('accept.time')}</dt>
        <dd>
          <time dateTime={asked.asked_at}>{time}</time>
        </dd>
      </dl>
    </>
  );
}
