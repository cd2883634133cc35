import { useState } from 'react';
import { useLocation } from 'react-router';
import { toFormErrors, type FormError } from '#web/accounts/form-errors.ts';
import { useFormErrorText } from '#web/accounts/use-form-error-text.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { useDateText } from '#web/texts/use-date-text.ts';
import { Button } from '#web/ui/button.tsx';
import { approvalKinds, type Accepted, type ApprovalKind, type ApprovalRequest, type MailedLink } from './approval.ts';
import styles from './accepted-note.module.css';

/**
 * Shown below the result of an accepted link: the details of the request, and the “this was not me” button. Renders
 * nothing if no link was accepted in this window.
 */
export function AcceptedNote({ onDenied }: { onDenied: () => void }) {
  const { accepted } = (useLocation().state ?? {}) as Partial<Accepted>;
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
        <dd>{request.address}</dd>
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
  const [fault, setFault] = useState<FormError>();
  const deny = async () => {
    setBusy(true);
    try {
      const answer = await callApi(approvalKinds[link.kind].deny, { body: { id: link.id, code: link.code } });
      if (answer.response) return onDenied();
      setFault(answer.error);
    } catch (error) {
      setFault(toFormErrors(error).form);
    }
    setBusy(false);
  };
  return (
    <div className={styles.notMe}>
      <Button busy={busy} onClick={() => void deny()}>
        {t('accept.notMe')}
      </Button>
      <p role="alert" className={styles.fault}>
        {text(fault)}
      </p>
    </div>
  );
}
