import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { OwnSession } from '#contract/entities/people.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { useConfirmedCall } from '#web/second-factors/identity.ts';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ownSessionsKey } from './queries.ts';

type Ended = AnswerOf<typeof calls.endOwnSession>;

/**
 * Ends sessions after a confirmation that says `text`, and proof of who is calling if the server wants it; then reads the
 * list again. One that has ended meanwhile is no error.
 */
export function useEndSessions(text: string) {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const confirm = useConfirm();
  const callConfirmed = useConfirmedCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const end = async (title: string, act: () => Promise<Ended>, done: string) => {
    if (!(await confirm({ title, text, yes: t('sessions.end'), no: t('factors.cancel') }))) return;
    setBusy(true);
    try {
      const answer = await callConfirmed(() => act().catch(acceptEnded));
      if (answer === null) return;
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
      if (answer.response) toast(done);
      else toast(t(answer.error), 'error');
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
        t('sessions.endTitle', { name: device || t('sessions.unknownDevice') }),
        () => callApi(calls.endOwnSession, { params: { id } }),
        t('sessions.ended'),
      ),
    endOthers: () =>
      end(t('sessions.endOthersTitle'), () => callApi(calls.endOtherSessions), t('sessions.endedOthers')),
  };
}

function acceptEnded(error: unknown): Ended {
  if (error instanceof ApiProblem && error.status === 404) return { response: true };
  throw error;
}
