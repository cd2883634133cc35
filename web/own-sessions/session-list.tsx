import { Monitor, Smartphone } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import type { OwnSession } from '#contract/entities/people.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useConfirmedCall } from '#web/second-factors/identity.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import styles from './session-list.module.css';

const methodTexts: Record<LoginMethod, TextKey> = {
  password: 'sessions.byPassword',
  tablet: 'sessions.byTablet',
  passkey: 'sessions.byPasskey',
  company: 'sessions.byCompany',
};

type SessionListProps = {
  sessions: readonly OwnSession[];
  /** What the end of a session means, for its confirmation. */
  endText: string;
};

/** The given sessions. Each but this one can be ended, or all others together. */
export function SessionList({ sessions, endText }: SessionListProps) {
  const t = useText();
  const { busy, endOne, endOthers } = useEndSessions(endText);
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.all}>
          <Button busy={busy} onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

type SessionRowProps = { session: OwnSession; onEnd: () => void };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useText();
  const { device, network, method, began_at, used_at, is_current } = session;
  const name = device || t('sessions.unknownDevice');
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.device}>
          {name}
          {is_current && <span className={styles.current}>{t('sessions.thisDevice')}</span>}
        </p>
        <p className={styles.fact}>
          {t('sessions.loggedIn')} <Moment at={began_at} />
          {method && `, ${t(methodTexts[method])}`}
        </p>
        <p className={styles.fact}>
          {t('sessions.lastUsed')} <Moment at={used_at} />
          {network && ` · ${t('sessions.network', { network })}`}
        </p>
      </div>
      {!is_current && (
        <Button variant="text" aria-label={t('sessions.endNamed', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

type EndAnswer = AnswerOf<typeof calls.endOwnSession>;

/**
 * Ends sessions after a confirmation with `text` and, if the server requires it, a proof of identity; then reads the
 * list again. A session that has already ended is no error.
 */
function useEndSessions(text: string) {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const callConfirmed = useConfirmedCall();
  const queries = useQueryClient();
  const { busy, run } = useBusy(useErrorToast());
  const end = async (question: { title: string; yes: string }, act: () => Promise<EndAnswer>, done: string) => {
    if (!(await confirm({ ...question, text, no: t('factors.cancel') }))) return;
    await run(async () => {
      const answer = await callConfirmed(() => act().catch(acceptEnded));
      if (answer === null) return;
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
      if (answer.response) toast(done);
      else toast(t(answer.error), 'error');
    });
  };
  return {
    busy,
    endOne: ({ id, device }: OwnSession) =>
      end(
        {
          title: t('sessions.endTitle', { name: device || t('sessions.unknownDevice') }),
          yes: t('sessions.end'),
        },
        () => callApi(calls.endOwnSession, { params: { id } }),
        t('sessions.ended'),
      ),
    endOthers: () =>
      end(
        { title: t('sessions.endOthersTitle'), yes: t('sessions.endOthers') },
        () => callApi(calls.endOtherSessions),
        t('sessions.endedOthers'),
      ),
  };
}

function acceptEnded(error: unknown): EndAnswer {
  if (error instanceof ApiProblem && error.status === 404) return { response: true };
  throw error;
}

/** The sessions of the user or client, which logins, endings and a new password change. */
export const ownSessionsKey = ['ownSessions'] as const;

/** Where the user, or the client alone, is logged in. Refetched on every mount. */
export function useOwnSessions() {
  return useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => callApi(calls.listOwnSessions, { signal }),
    refetchOnMount: 'always',
  });
}
