import { calls } from '#contract/calls/index.ts';
import type { Member } from '#contract/entities/people.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import styles from './member-sheet.module.css';
import { useTeamCall } from './use-team-call.ts';

/** The accounts of the company's provider that log in as a user, and a button that unlinks them. */
export function LinkedAccounts({ member: { user, identities } }: { member: Member }) {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const { run, busy } = useTeamCall();
  const { name } = user;
  const unlink = async () => {
    const isConfirmed = await confirm({
      title: t('people.unlinkTitle', { name }),
      text: t('people.unlinkConfirm', { name }),
      yes: t('people.unlinkYes'),
      no: t('dashboard.cancel'),
    });
    if (isConfirmed) await run(() => callApi(calls.unlinkUser, { params: { id: user.id } }), t('people.unlinked'));
  };
  return (
    <section className={styles.block}>
      <h3>{t('people.companyAccount')}</h3>
      <ul className={styles.accounts}>
        {identities.map(({ issuer, linked_at }) => (
          <li key={issuer}>
            {t('people.linkedSince', { provider: new URL(issuer).host, date: formatDate(linked_at, 'date', language) })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('people.unlinkText', { name })}</p>
      <Button busy={busy} onClick={() => void unlink()}>
        {t('people.unlink')}
      </Button>
    </section>
  );
}
