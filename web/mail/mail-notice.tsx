import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { formatMoment } from '#web/ui/dashboard/moment.tsx';
import styles from './mail-notice.module.css';

/** How often the state of the mail queue is requested, in milliseconds. */
const interval = 30_000;

/** Shows sales users that mail cannot be sent, and how many mails are waiting. Renders nothing while mail is sent. */
export function MailNotice() {
  const t = useText();
  const { language } = useLanguage();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['mailState'],
    queryFn: ({ signal }) => callApi(calls.getMailState, { signal }),
    refetchInterval: interval,
  });
  const { waiting: count = 0, since = null } = data ?? {};
  return (
    <output className={styles.region}>
      {since !== null && (
        <span className={styles.notice}>
          <MailWarning />
          {t('mail.waiting', { count, since: formatMoment(new Date(since), new Date(dataUpdatedAt), language) })}
        </span>
      )}
    </output>
  );
}
