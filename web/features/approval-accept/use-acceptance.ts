import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTask, type Task } from '#web/accounts/use-task.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { kinds, type Accepted, type Asked, type MailedLink } from './approval.ts';

type Acceptance = { asked: Asked | undefined; task: Task; accept: (asked: Asked) => Promise<void> };

/**
 * Looks a link up, then accepts it: by itself once the page is looked at, or when `accept` is called. A link that does
 * not
 * hold leads to `/formResult/invalidCode`, an accepted one to its result.
 */
export function useAcceptance({ kind, id, code }: MailedLink): Acceptance {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const leave = async (message: string, state: Accepted | null) =>
    navigate(`/formResult/${message}`, { replace: true, state });
  const accept = async (about: Asked) => {
    const answer = await callApi(kinds[kind].accept, { body: { id, code, number: about.number ?? undefined } });
    if (answer.response) await leave(kinds[kind].done, { accepted: { kind, id, code, asked: about } });
    else await leave('invalidCode', null);
  };
  const task = useTask(async (signal) => {
    const about = await callApi(kinds[kind].inspect, { body: { id, code }, signal });
    if (!about.response) return leave('invalidCode', null);
    setAsked(about);
    if (about.mode === 'confirm') return;
    await whenVisible(signal);
    await accept(about);
  });
  return { asked, task, accept };
}
