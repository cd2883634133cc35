import { useRef, useState } from 'react';
import type { RefusalCode } from '#contract/errors/codes.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { TryAgain, useTask, type Task } from '#web/accounts/task.tsx';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi, isRefusal } from '#web/api/call-api.ts';
import { TermsTick, PrivacyNote, useTermsTick } from '#web/legal/form-parts.tsx';
import { useLegalPage } from '#web/legal/use-legal-page.ts';
import { useParams } from '#web/router/hooks.ts';
import { useDateText, useText } from '#web/texts/language.tsx';
import { MessagePage, WaitingPage } from '#web/ui/message-page.tsx';
import {
  type AcceptedState,
  type ApprovalKind,
  type ApprovalRequest,
  Denied,
  type MailedLink,
  NotMe,
  RequestDetails,
  approvalKinds,
} from './approval-request.tsx';
import styles from './approval-accept.module.css';

/**
 * The page that a mailed link opens: shows who sent the request, and accepts it. Depending on the project's accept mode
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
  if (!request && task.error === undefined) return <WaitingPage title={t(approvalKinds[kind].title)} />;
  const needsConfirmation = request !== undefined && needsClick(request);
  const isWorking = task.error === undefined && !needsConfirmation;
  return (
    <MessagePage title={t(approvalKinds[kind].title)}>
      {request && <RequestDetails kind={kind} request={request} />}
      {needsConfirmation && <Confirmation kind={kind} request={request} accept={accept} />}
      <output>{isWorking && t('accept.working')}</output>
      <TryAgain task={task} />
      {request && <NotMe link={link} onDenied={() => setDenied(true)} />}
      <PrivacyNote />
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
  accept: Accept;
};

/** Accepts a request. Resolves to the refusal of a client who has to accept the terms, and then asks for that. */
type Accept = (request: ApprovalRequest) => Promise<RefusalCode | null>;

/** Whether accepting needs a click: the number is compared, or the terms are accepted. */
function needsClick({ mode, needs_terms }: ApprovalRequest): boolean {
  return mode === 'confirm' || needs_terms;
}

/**
 * Loads the request behind a link, then accepts it: by itself once the page is visible, or when `accept` is called. An
 * invalid link leads to `/formResult/invalidCode`, an accepted one to its result page.
 */
function useAcceptance({ kind, id, code }: MailedLink): Acceptance {
  const navigateOn = useNavigateOn();
  const [request, setRequest] = useState<ApprovalRequest>();
  const leave = async (message: string, state: AcceptedState | { isInvitation: boolean }) =>
    navigateOn(`/formResult/${message}`, { replace: true, state });
  const leaveInvalid = () => leave('invalidCode', { isInvitation: kind === 'invitation' });
  const privacy = useLegalPage('privacy');
  const terms = useLegalPage('terms');
  /** Whether an attempt had no answer: it may have been carried out, and the link works only once. */
  const isUnanswered = useRef(false);
  const accept: Accept = async (loaded) => {
    const answer = await callApi(approvalKinds[kind].accept, {
      body: {
        id,
        code,
        number: loaded.number ?? undefined,
        privacy_version: privacy?.version,
        terms_version: loaded.needs_terms ? terms?.version : undefined,
      },
    }).catch((error: unknown) => {
      isUnanswered.current ||= !isRefusal(error);
      throw error;
    });
    if (!answer.response && answer.error === 'error_terms_needed') {
      // They may have come into force after the request was loaded.
      setRequest({ ...loaded, needs_terms: true });
      return answer.error;
    }
    // A link that has not run out is refused only if it was accepted already: by the attempt without an answer.
    const isAccepted =
      answer.response ||
      (isUnanswered.current && (await callApi(approvalKinds[kind].inspect, { body: { id, code } })).response);
    if (isAccepted) await leave(approvalKinds[kind].result, { accepted: { kind, id, code, request: loaded } });
    else await leaveInvalid();
    return null;
  };
  const task = useTask(async (signal) => {
    const loaded = await callApi(approvalKinds[kind].inspect, { body: { id, code }, signal });
    if (!loaded.response) return leaveInvalid();
    setRequest(loaded);
    if (needsClick(loaded)) return;
    await whenVisible(signal);
    await accept(loaded);
  });
  return { request, task, accept };
}

type ConfirmationProps = {
  kind: ApprovalKind;
  request: ApprovalRequest;
  accept: Accept;
};

/** Asks for a click, next to the number shown on the other screen, or next to the terms. */
function Confirmation({ kind, request, accept }: ConfirmationProps) {
  const t = useText();
  const terms = useTermsTick();
  const form = useForm(['terms'], async (): Promise<FormErrors<'terms'>> => {
    if (request.needs_terms && terms.isMissing) return { terms: 'terms_missing' };
    const refusal = await accept(request);
    return refusal === null ? {} : { terms: refusal };
  });
  return (
    <Form centred control={form} submit={t(approvalKinds[kind].submit)}>
      {request.number !== null && (
        <p className={styles.number}>
          {t('accept.number')}
          <strong>{String(request.number).padStart(2, '0')}</strong>
        </p>
      )}
      {request.needs_terms && (
        <>
          {request.terms_accepted_at !== null && <TermsChanged acceptedAt={request.terms_accepted_at} />}
          <TermsTick terms={terms} error={form.errorText('terms')} />
        </>
      )}
    </Form>
  );
}

/** Tells clients who have accepted the terms before why they are asked again. */
function TermsChanged({ acceptedAt }: { acceptedAt: string }) {
  const t = useText();
  const dateText = useDateText();
  return <p>{t('legal.termsChanged', { day: dateText(acceptedAt, 'longDate') })}</p>;
}
