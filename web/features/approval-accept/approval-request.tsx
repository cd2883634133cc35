import { useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { toFormErrors, useFormErrorText, type FormError } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLocation } from '#web/router/hooks.ts';
import { useText, useDateText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import styles from './approval-accept.module.css';

/** The calls, texts and result page of each kind of approval. */
export const approvalKinds = {
  login: {
    inspect: calls.inspectClientLogin,
    accept: calls.acceptClientLogin,
    deny: calls.denyClientLogin,
    title: 'accept.loginTitle',
    submit: 'accept.login',
    result: 'loginAccepted',
  },
  invitation: {
    inspect: calls.inspectClientInvitation,
    accept: calls.acceptClientInvitation,
    deny: calls.denyClientInvitation,
    title: 'accept.invitationTitle',
    submit: 'accept.invitation',
    result: 'invitationAccepted',
  },
} as const;
export type ApprovalKind = keyof typeof approvalKinds;

/** The request behind a link: who sent it, from which device and network address, and when. */
export type ApprovalRequest = Extract<AnswerOf<(typeof approvalKinds)[ApprovalKind]['inspect']>, { response: true }>;

/** A link, as read from its URL. */
export type MailedLink = { kind: ApprovalKind; id: number; code: string };

/** History state of the result page: the link that was accepted, and its request. */
export type AcceptedState = { accepted: MailedLink & { request: ApprovalRequest } };

/**
 * Shown below the result of an accepted link: the details of the request, and the “this was not me” button. Renders
 * nothing if no link was accepted in this window.
 */
export function AcceptedNote({ onDenied }: { onDenied: () => void }) {
  const { accepted } = (useLocation().state ?? {}) as Partial<AcceptedState>;
  if (!accepted) return null;
  return (
    <>
      <RequestDetails kind={accepted.kind} request={accepted.request} />
      <NotMe link={accepted} onDenied={onDenied} />
    </>
  );
}

/** The device, network address and time of a request. */
export function RequestDetails({ kind, request }: { kind: ApprovalKind; request: ApprovalRequest }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <>
      <p>{kind === 'login' ? t('accept.loginText') : t('accept.invitationText', { name: request.invited_by ?? '' })}</p>
      <dl className={styles.details}>
        <dt>{t('accept.device')}</dt>
        <dd>{request.device || t('accept.unknownDevice')}</dd>
        <dt>{t('accept.network')}</dt>
        <dd>
          <bdi dir="ltr">{request.address}</bdi>
        </dd>
        <dt>{t('accept.time')}</dt>
        <dd>
          <time dateTime={request.asked_at}>{dateText(request.asked_at, 'dateTime')}</time>
        </dd>
      </dl>
    </>
  );
}

/** “This was not me”: revokes what the link granted and notifies the sales team. */
export function NotMe({ link, onDenied }: { link: MailedLink; onDenied: () => void }) {
  const t = useText();
  const text = useFormErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const deny = async () => {
    setBusy(true);
    try {
      const answer = await callApi(approvalKinds[link.kind].deny, { body: { id: link.id, code: link.code } });
      if (answer.response) return onDenied();
      setError(answer.error);
    } catch (error) {
      setError(toFormErrors(error).form);
    }
    setBusy(false);
  };
  return (
    <div className={styles.notMe}>
      <Button busy={busy} onClick={() => void deny()}>
        {t('accept.notMe')}
      </Button>
      <p role="alert" className={styles.error}>
        {text(error)}
      </p>
    </div>
  );
}

/** The page shown after “this was not me”. */
export function Denied() {
  const t = useText();
  usePageTitle(t('accept.deniedTitle'));
  useRestoredFocus();
  return (
    <MessagePage title={t('accept.deniedTitle')}>
      <output>{t('accept.denied')}</output>
      <ButtonLink variant="ink" to="/">
        {t('account.backHome')}
      </ButtonLink>
    </MessagePage>
  );
}
