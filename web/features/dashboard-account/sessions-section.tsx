import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { OwnSession } from '#contract/entities/people.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import styles from './sessions-section.module.css';

const queryKey = ['ownSessions'];
const methodTexts: Record<LoginMethod, TextKey> = {
  password: 'ownAccount.byPassword',
  tablet: 'ownAccount.byTablet',
  passkey: 'ownAccount.byPasskey',
  company: 'ownAccount.byCompany',
};

/** Where the user is logged in. Each session but this one can be ended, or all others together. */
export function SessionsSection() {
  const t = useText();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(calls.listOwnSessions, { signal }),
    refetchOnMount: 'always',
  });
  const { busy, endOne, endOthers } = useEndSessions();
  return (
    <AccountSection title={t('ownAccount.sessions')} text={t('ownAccount.sessionsText')}>
      {isError && data === undefined && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && data === undefined && <RowsSkeleton count={2} />}
      {data && (
        <ul className={styles.list}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div className={styles.all}>
          <Button busy={busy} onClick={() => void endOthers()}>
            {t('ownAccount.endOthers')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

type SessionRowProps = { session: OwnSession; onEnd: () => void };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useText();
  const { device, network, method, began_at, used_at, is_current } = session;
  const name = device || t('ownAccount.unknownDevice');
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.device}>
          {name}
          {is_current && <span className={styles.current}>{t('ownAccount.thisDevice')}</span>}
        </p>
        <p className={styles.fact}>
          {t('ownAccount.loggedIn')} <Moment at={began_at} />
          {method && `, ${t(methodTexts[method])}`}
        </p>
        <p className={styles.fact}>
          {t('ownAccount.lastUsed')} <Moment at={used_at} />
          {network && ` · ${t('ownAccount.network', { network })}`}
        </p>
      </div>
      {!is_current && (
        <Button variant="text" aria-label={t('ownAccount.endNamed', { name })} onClick={onEnd}>
          {t('ownAccount.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions after a confirmation and reads the list again. One that has ended meanwhile is no error. */
function useEndSessions() {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const end = async (title: string, act: () => Promise<unknown>, done: string) => {
    const isConfirmed = await confirm({
      title,
      text: t('ownAccount.endText'),
      yes: t('ownAccount.end'),
      no: t('dashboard.cancel'),
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      await act().catch((error: unknown) => {
        if (!(error instanceof ApiProblem && error.status === 404)) throw error;
      });
      await queries.invalidateQueries({ queryKey });
      toast(done);
    } catch (error) {
      errorToast(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    endOne: ({ id, device }: OwnSession) =>
      end(
        t('ownAccount.endTitle', { name: device || t('ownAccount.unknownDevice') }),
        () => callApi(calls.endOwnSession, { params: { id } }),
        t('ownAccount.ended'),
      ),
    endOthers: () =>
      end(t('ownAccount.endOthersTitle'), () => callApi(calls.endOtherSessions), t('ownAccount.endedOthers')),
  };
}
