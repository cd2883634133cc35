import type { FormResult } from '#domain/people/form-results.ts';
import { safeNext, withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** What led here: a client or a sales user, where a visitor wanted to go, whom a sales user registered. */
export type ResultState = { who?: 'client' | 'user'; next?: string; invite?: string };

/** The ways on from a result. Where a link was accepted for another window, there is nothing more to do in this one. */
export function ResultWays({ message, state: { who, next, invite } }: { message: FormResult; state: ResultState }) {
  const t = useText();
  if (message === 'invitationAccepted' || message === 'loginAccepted') return null;
  if (message === 'invalidToken') {
    return (
      <>
        {who !== 'user' && (
          <ButtonLink look={who ? 'primary' : 'secondary'} to="/login?forgotten=1">
            {t(who ? 'account.forgotten' : 'result.forgottenClient')}
          </ButtonLink>
        )}
        {who !== 'client' && (
          <ButtonLink look={who ? 'primary' : 'secondary'} to="/userForgotPassword">
            {t(who ? 'account.forgotten' : 'result.forgottenUser')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (message === 'forgotPassword')
    return (
      <ButtonLink look="ink" to={who === 'user' ? '/salesLogin' : '/login'}>
        {t('account.backToLogin')}
      </ButtonLink>
    );
  if (invite !== undefined)
    return (
      <ButtonLink look="primary" to="/inviteClient" state={{ email: invite }}>
        {t('page.inviteClient')}
      </ButtonLink>
    );
  return (
    <ButtonLink look="primary" to={who === 'user' ? '/salesLogin' : withNext('/login', safeNext(next ?? null))}>
      {t('account.logIn')}
    </ButtonLink>
  );
}
