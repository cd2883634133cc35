import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { listenForApproval } from '#web/live/approval-news.ts';

const pollEvery = 5000;

export const kinds = {
  login: { check: calls.checkClientLogin, resend: calls.resendClientLogin },
  invitation: { check: calls.checkClientInvitation, resend: calls.resendClientInvitation },
} as const;
export type Kind = keyof typeof kinds;

type Answer = AnswerOf<(typeof kinds)[Kind]['check']>;
export type Collected = Extract<Answer, { response: true }>;

/**
 * How an approval stands. `number` is what both screens show where the click is asked for; `away` while the server
 * cannot be reached.
 */
export type Approval = { expired: boolean; number: number | null; isServerUnreachable: boolean };

/**
 * Asks every 5 s (specification, section 4), and at once when the page is looked at again or the server says that
 * something came, whether the link was opened.
 * Calls `onCollected` when it was; what that throws for want of the server is tried again at the next turn.
 */
export function useApproval(kind: Kind, id: number, onCollected: (collected: Collected) => Promise<void>): Approval {
  const [approval, setApproval] = useState<Approval>({ expired: false, number: null, isServerUnreachable: false });
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    try {
      const answer = await callApi(kinds[kind].check, { body: { id }, signal });
      if (answer.response) return await onCollected(answer).then(() => true);
      setApproval({ expired: answer.status === 'expired', number: answer.number, isServerUnreachable: false });
      return answer.status === 'expired';
    } catch (error) {
      if (signal.aborted) return true;
      const isGone = error instanceof ApiProblem && [400, 401, 403, 404].includes(error.status);
      setApproval((last) => ({
        ...last,
        expired: isGone,
        isServerUnreachable: error instanceof ApiProblem && error.code === 'offline',
      }));
      return isGone;
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    let asking = false;
    const turn = async (): Promise<void> => {
      if (asking || leaving.signal.aborted) return;
      asking = true;
      if (await ask(leaving.signal)) leaving.abort();
      asking = false;
    };
    const timer = setInterval(() => void turn(), pollEvery);
    leaving.signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void turn(), {
      signal: leaving.signal,
    });
    leaving.signal.addEventListener(
      'abort',
      listenForApproval(() => void turn()),
    );
    void turn();
    return () => leaving.abort();
  }, []);
  return approval;
}
