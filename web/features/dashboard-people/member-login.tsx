import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Member, User } from '#contract/entities/people.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { tabletLinkLifetime } from '#domain/people/login-methods.ts';
import { useSecondsLeft } from '#web/accounts/countdown.tsx';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { Link } from '#web/router/link.tsx';
import { IdentityProvider } from '#web/second-factors/identity-dialog.tsx';
import { useConfirmedCall } from '#web/second-factors/identity.ts';
import { useFactors } from '#web/second-factors/own-factors.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { teamKeys } from '#web/team/queries.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import styles from './member-sheet.module.css';

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

/** Whether a user has chosen a password, and a button that mails them a link for it. */
export function MemberPassword({ member: { user, has_password } }: { member: Member }) {
  const t = useText();
  const { run, busy } = useTeamCall();
  const send = () => run(() => callApi(calls.mailPasswordLink, { params: { id: user.id } }), t('people.linkSent'));
  return (
    <section className={styles.block}>
      {!has_password && <p>{t('people.noPassword')}</p>}
      <Button busy={busy} onClick={() => void send()}>
        {t('people.sendLink')}
      </Button>
    </section>
  );
}

/** Whether a user has a second factor, and a button that resets it if they lost it. */
export function MemberSecondFactor({ member: { user, has_second_factor } }: { member: Member }) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useTeamCall();
  const { name } = user;
  const reset = async () => {
    const isConfirmed = await confirm({
      title: t('people.resetFactorsTitle', { name }),
      text: t('people.resetFactorsText', { name }),
      yes: t('people.resetFactors'),
      no: t('dashboard.cancel'),
    });
    if (isConfirmed)
      await run(() => callApi(calls.resetSecondFactors, { params: { id: user.id } }), t('people.factorsReset'));
  };
  return (
    <section className={styles.block}>
      <p>
        {t('people.secondFactor')}: {t(has_second_factor ? 'people.secondFactorOn' : 'people.secondFactorOff')}
      </p>
      {has_second_factor && (
        <Button busy={busy} onClick={() => void reset()}>
          {t('people.resetFactors')}
        </Button>
      )}
    </section>
  );
}

/**
 * Creates a one-time link that logs a user in within a minute: scanned with a tablet, or opened on this device. Its
 * creator has to confirm their identity first, unless they did so in the last ten minutes.
 */
export function TabletLogin({ user }: { user: User }) {
  const { data: factors } = useFactors();
  return (
    <IdentityProvider factors={factors}>
      <TabletLink user={user} />
    </IdentityProvider>
  );
}

function TabletLink({ user }: { user: User }) {
  const t = useText();
  const toast = useToast();
  const callConfirmed = useConfirmedCall();
  const [link, setLink] = useState<{ url: string; expiresAt: number }>();
  const { busy, run } = useBusy(useErrorToast());
  const create = async () => {
    const answer = await callConfirmed(() => callApi(calls.createTabletLogin, { params: { id: user.id } }));
    if (answer?.response) setLink({ url: answer.url, expiresAt: Date.now() + tabletLinkLifetime * 1000 });
    else if (answer !== null) toast(t(answer.error), 'error');
  };
  return (
    <section className={styles.block}>
      <p className={styles.note}>{t('people.tabletText', { name: user.name })}</p>
      {link && <LoginLink key={link.url} {...link} name={user.name} />}
      <Button variant={link ? 'secondary' : 'primary'} busy={busy} onClick={() => void run(create)}>
        {t(link ? 'people.tabletAgain' : 'people.tabletMake')}
      </Button>
    </section>
  );
}

function LoginLink({ url, expiresAt, name }: { url: string; expiresAt: number; name: string }) {
  const t = useText();
  const secondsLeft = useSecondsLeft(expiresAt);
  const { pathname, search } = new URL(url);
  return (
    <>
      <QrCode
        text={url}
        label={t('people.tabletCode', { name })}
        className={classNames(styles.code, secondsLeft === 0 && styles.expired)}
      />
      <p className={styles.timeLeft} role="timer">
        {secondsLeft === 0 ? t('people.tabletOver') : t('people.tabletLeft', { seconds: secondsLeft })}
      </p>
      {secondsLeft > 0 && (
        <Link className={styles.link} to={pathname + search}>
          {t('people.tabletHere', { name })}
        </Link>
      )}
    </>
  );
}

/**
 * Makes a call that changes the team, shows the outcome as a toast, and reloads team and leads. Returns whether it
 * succeeded.
 */
export function useTeamCall(): {
  run: (call: () => Promise<unknown>, successText: string) => Promise<boolean>;
  busy: boolean;
} {
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, run } = useBusy(useErrorToast());
  return {
    busy,
    run: (call, successText) =>
      run(async () => {
        await call();
        await Promise.all([
          queries.invalidateQueries({ queryKey: teamKeys.all }),
          reloadQueries(queries, { queryKey: leadKeys.all }),
        ]);
        toast(successText);
      }),
  };
}
