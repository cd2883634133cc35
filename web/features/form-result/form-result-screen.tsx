import type { ReactNode } from 'react';
import type { FormResult } from '#domain/people/form-results.ts';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { useLocation, useParams } from '#web/router/hooks.ts';
import { useText, type Translate } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

/**
 * The result of a form or a mailed link, as named in the address, with links to continue. `children` come before the
 * links.
 */
export function FormResultScreen({ children }: { children?: ReactNode }) {
  const t = useText();
  const message = useParams().message as FormResult;
  const state = (useLocation().state ?? {}) as ResultState;
  const title = t(`result.${message}`);
  usePageTitle(title);
  return (
    <MessagePage title={title}>
      <output>
        {message === 'invalidToken' || message === 'invalidCode' ? t(message) : textOf(message, state, t)}
      </output>
      {message === 'invalidCode' && state.isInvitation && <p>{t('result.invitationOver')}</p>}
      {children}
      <ResultLinks message={message} state={state} />
    </MessagePage>
  );
}

function textOf(
  message: Exclude<FormResult, 'invalidToken' | 'invalidCode'>,
  { invite }: ResultState,
  t: Translate,
): string {
  return invite === undefined ? t(`result.${message}Text`) : t('result.thankYouByUser');
}

/**
 * `account` is the kind of account that the form or link is for; `next` is the page that was requested; `email` is the
 * address of the person who registered, or of a client whom a user registered. `isInvitation`: the link was one.
 */
type ResultState = {
  account?: 'client' | 'user';
  next?: string;
  email?: string;
  invite?: string;
  isInvitation?: boolean;
};

/** The links to continue from a result; none if the link was accepted for another window. */
function ResultLinks({ message, state }: { message: FormResult; state: ResultState }) {
  const t = useText();
  const { account, next, email, invite } = state;
  if (message === 'invitationAccepted' || message === 'loginAccepted') return null;
  if (message === 'invalidToken') return <NewPasswordLinks account={account} />;
  if (message === 'forgotPassword')
    return (
      <ButtonLink variant="ink" to={account === 'user' ? '/salesLogin' : '/login'}>
        {t('account.backToLogin')}
      </ButtonLink>
    );
  if (invite !== undefined)
    return (
      <ButtonLink variant="primary" to="/inviteClient" state={{ email: invite }}>
        {t('page.inviteClient')}
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant="primary"
      to={account === 'user' ? '/salesLogin' : withNext('/login', safeNext(next ?? null))}
      state={{ email }}
    >
      {t('account.logIn')}
    </ButtonLink>
  );
}

/** Where to request another link for a new password; both places if it is unknown whose link it was. */
function NewPasswordLinks({ account }: { account: ResultState['account'] }) {
  const t = useText();
  const variant = account ? 'primary' : 'secondary';
  return (
    <>
      {account !== 'user' && (
        <ButtonLink variant={variant} to="/login?forgotten=1">
          {t(account ? 'account.forgotten' : 'result.forgottenClient')}
        </ButtonLink>
      )}
      {account !== 'client' && (
        <ButtonLink variant={variant} to="/userForgotPassword">
          {t(account ? 'account.forgotten' : 'result.forgottenUser')}
        </ButtonLink>
      )}
    </>
  );
}
