import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Info } from 'lucide-react';
import type { Session } from '#contract/entities/people.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useApplyUnits, asOwnChange } from '#web/catalogue/apply-units.ts';
import { catalogueKeys, useSession } from '#web/catalogue/queries.ts';
import { useLiveState, isStoredPage } from '#web/live/live-state.ts';
import { useText } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/icon-button.tsx';
import notice from '#web/ui/notice.module.css';
import { dropRequest, isKept, readRequests, useKeptRequests, type KeptRequest } from './kept-requests.ts';
import { refusalText, sendChange } from './send-change.ts';
import { requestLabels, statusActions } from './status-actions.ts';

/** The interval in milliseconds between attempts to send a request that failed although there is a connection. */
const retryInterval = 5_000;

/**
 * Sends the kept requests one after another as soon as there is a connection, and shows what became of each until that
 * is closed.
 */
export function KeptRequestAnswers() {
  const t = useText();
  const { answers, clear } = useSendKeptRequests();
  const isShown = answers.length > 0;
  return (
    <div className={notice.region}>
      <div className={isShown ? notice.notice : undefined} data-keep-clear={isShown ? '' : undefined}>
        {isShown && <Info />}
        {/* Rendered before it has any text: screen readers announce only changes within an existing region. */}
        <output className={isShown ? notice.lines : undefined}>
          {answers.map((answer) => (
            <span key={answer} data-answer>
              {answer}
            </span>
          ))}
        </output>
        {isShown && <CloseButton variant="plain" label={t('live.close')} onClick={clear} />}
      </div>
    </div>
  );
}

/**
 * Sends the kept requests while there is a connection. Returns the answers as texts, and a function that clears them.
 */
function useSendKeptRequests(): { answers: readonly string[]; clear: () => void } {
  const queries = useQueryClient();
  const session = useSession();
  const requests = useKeptRequests();
  const { live } = useLiveState();
  const send = useSendRequest();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  const sendAll = useEffectEvent(async (rendered: Session) => {
    if (isSending.current || isStoredPage()) return;
    // The session in the cache may be newer than the rendered one, which on a stored page is unrelated to the request.
    const current = queries.getQueryData<Session>(catalogueKeys.session) ?? rendered;
    isSending.current = true;
    try {
      for (const request of readRequests()) {
        // It may have been withdrawn while an earlier one was answered.
        if (!isKept(request)) continue;
        const answer = await send(request, current);
        if (answer === undefined) return;
        dropRequest(request);
        setAnswers((before) => [...before, answer]);
      }
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (!live || requests.length === 0) return;
    void sendAll(session);
    const again = setInterval(() => void sendAll(session), retryInterval);
    return () => clearInterval(again);
  }, [live, requests.length, session]);
  return { answers, clear: () => setAnswers([]) };
}

/**
 * Returns a function that sends a request. It resolves to the answer as text, or to undefined if it has to be sent once
 * more.
 */
function useSendRequest(): (request: KeptRequest, current: Session) => Promise<string | undefined> {
  const t = useText();
  const applyUnits = useApplyUnits();
  return async (request, current) => {
    const { unitId, code, action, ids, key } = request;
    const asked = t(requestLabels[action], { code });
    if (!isOfSession(request, current)) return t('sales.requestTooLate', { request: asked });
    try {
      const answer = await asOwnChange(unitId, async () => {
        const changed = await sendChange(unitId, action, ids, key);
        if (changed.property) applyUnits([changed.property]);
        return changed;
      });
      if (answer.response) return `${asked}: ${t(statusActions[action].done)}.`;
      return `${asked}: ${refusalText(answer, code, t)}`;
    } catch (error) {
      if (error instanceof ApiProblem && mayPass(error)) return undefined;
      if (error instanceof ApiProblem && error.status === 401) return t('sales.requestTooLate', { request: asked });
      return `${asked}: ${t('error_server')}.`;
    }
  };
}

/** Whether a call failed by what passes: without a connection, after too many calls, or while the server starts. */
function mayPass({ code, status }: ApiProblem): boolean {
  return code === 'offline' || [429, 502, 503, 504].includes(status);
}

/** Whether the presentation in which a request was made is still running here. */
function isOfSession({ ids }: KeptRequest, { user, presentation, can }: Session): boolean {
  return can.changeStatus && user?.id === ids.user_id && presentation?.id === ids.presentation_id;
}
