import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Form, useForm } from '#web/accounts/form.tsx';
import { TryAgain, useTask, type Task } from '#web/accounts/task.tsx';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import {
  NotMe,
  RequestDetails,
  approvalKinds,
  Denied,
  type Accepted,
  type ApprovalKind,
  type ApprovalRequest,
  type MailedLink,
} from './approval-request.tsx';
import styles from './approval-accept.module.css';

/**
 * The page that a mailed link opens: who sent the request, and its acceptance. Depending on the project's accept mode
 * it accepts by itself as soon as the page is visible, or asks for a click next to the number shown on the other
 * screen. Opening the page alone changes nothing.
 */
function AcceptScreen({ kind }: { kind: ApprovalKind }) {
  const t = useText();
  const { id = '', code = '' } = useParams();
  const link: MailedLink = { kind, id: Number(id), code };
  const [denied, setDenied] = useState(false);
  const { request, task, accept } = useAcceptance(link);
  if (denied) return <Denied />;
  const isWorking = task.error === undefined && request?.mode !== 'confirm';
  return (
    <MessagePage title={t(approvalKinds[kind].title)}>
      {request && <RequestDetails kind={kind} request={request} />}
      {request?.mode === 'confirm' && <Confirmation kind={kind} request={request} accept={accept} />}
      <output>{isWorking && t(request ? 'accept.working' : 'account.moment')}</output>
      <TryAgain task={task} />
      {request && <NotMe link={link} onDenied={() => setDenied(true)} />}
    </MessagePage>
  );
}

/** A client accepts a login. */
export function ClientLoginAcceptScreen() {
  return <AcceptScreen kind="login" />;
}

/** A client accepts an invitation. */
export function ClientInvitationAcceptScreen() {
  return <AcceptScreen kind="invitation" />;
}

type Acceptance = {
  request: ApprovalRequest | undefined;
  task: Task;
  accept: (request: ApprovalRequest) => Promise<void>;
};

/**
 * Loads the request behind a link, then accepts it: by itself once the page is visible, or when `accept` is called. An
 * invalid link leads to `/formResult/invalidCode`, an accepted one to its result page.
 */
function useAcceptance({ kind, id, code }: MailedLink): Acceptance {
  const navigate = useNavigate();
  const [request, setRequest] = useState<ApprovalRequest>();
  const leave = async (message: string, state: Accepted | null) =>
    navigate(`/formResult/${message}`, { replace: true, state });
  const accept = async (loaded: ApprovalRequest) => {
    const answer = await callApi(approvalKinds[kind].accept, {
      body: { id, code, number: loaded.number ?? undefined },
    });
    if (answer.response) await leave(approvalKinds[kind].result, { accepted: { kind, id, code, request: loaded } });
    else await leave('invalidCode', null);
  };
  const task = useTask(async (signal) => {
    const loaded = await callApi(approvalKinds[kind].inspect, { body: { id, code }, signal });
    if (!loaded.response) return leave('invalidCode', null);
    setRequest(loaded);
    if (loaded.mode === 'confirm') return;
    await whenVisible(signal);
    await accept(loaded);
  });
  return { request, task, accept };
}

type ConfirmationProps = {
  kind: ApprovalKind;
  request: ApprovalRequest;
  accept: (request: ApprovalRequest) => Promise<void>;
};

/** Asks for a click, next to the number that the other screen shows. */
function Confirmation({ kind, request, accept }: ConfirmationProps) {
  const t = useText();
  const form = useForm([], async () => {
    await accept(request);
    return {};
  });
  return (
    <Form
      centred
      control={form}
      actions={
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(approvalKinds[kind].submit)}
        </Button>
      }
    >
      <p className={styles.number}>
        {t('accept.number')}
        <strong>{String(request.number).padStart(2, '0')}</strong>
      </p>
    </Form>
  );
}
