import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { listenForApproval } from '#web/live/approval-events.ts';

/** Milliseconds (specification, section 4). */
const pollInterval = 5000;

export const kinds = {
  login: { check: calls.checkClientLogin, resend: calls.resendClientLogin },
  invitation: { check: calls.checkClientInvitation, resend: calls.resendClientInvitation },
} as const;
export type Kind = keyof typeof kinds;

type Answer = AnswerOf<(typeof kinds)[Kind]['check']>;
type Collected = Extract<Answer, { response: true }>;

/**
 * The state of an approval. `ended` says that waiting is useless: the link expired, or this browser and login never asked
 * for it. `number` is shown on both screens if the client has to confirm with a click.
 */
type Approval = { ended?: 'expired' | 'unknown'; number: number | null; isServerUnreachable: boolean };

/**
 * Polls whether the link was accepted, and asks at once when the page becomes visible or the server sends an event. Then
 * calls `onCollected`; if that throws because the server is unreachable, it is retried at the next poll.
 */
export function useApproval(kind: Kind, id: number, onCollected: (collected: Collected) => Promise<void>): Approval {
  const [approval, setApproval] = useState<Approval>({ number: null, isServerUnreachable: false });
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    try {
      const answer = await callApi(kinds[kind].check, { body: { id }, signal });
      if (answer.response) return await onCollected(answer).then(() => true);
      const isExpired = answer.status === 'expired';
      setApproval({ ...(isExpired ? { ended: 'expired' } : {}), number: answer.number, isServerUnreachable: false });
      return isExpired;
    } catch (error) {
      if (signal.aborted) return true;
      const isUnknown = error instanceof ApiProblem && [400, 401, 403, 404].includes(error.status);
      setApproval((last) => ({
        ...last,
        ...(isUnknown ? { ended: 'unknown' } : {}),
        isServerUnreachable: error instanceof ApiProblem && error.code === 'offline',
      }));
      return isUnknown;
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    let isAsking = false;
    const poll = async (): Promise<void> => {
      if (isAsking || stop.signal.aborted) return;
      isAsking = true;
      if (await ask(stop.signal)) stop.abort();
      isAsking = false;
    };
    const timer = setInterval(() => void poll(), pollInterval);
    stop.signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void poll(), {
      signal: stop.signal,
    });
    stop.signal.addEventListener(
      'abort',
      listenForApproval(() => void poll()),
    );
    void poll();
    return () => stop.abort();
  }, []);
  return approval;
}
