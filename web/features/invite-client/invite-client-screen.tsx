import { refusalTexts } from '#contract/errors/texts.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { withNext } from '#web/session/next-address.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { InviteForm } from './invite-form.tsx';

/** A sales user invites a client by email; nobody else can, and is told so. */
export function InviteClientScreen() {
  const t = useText();
  const { user } = useSession();
  return (
    <SplitPage title={t('page.inviteClient')} lead={t('invite.text')}>
      {user ? <InviteForm user={user} /> : <LogInFirst />}
    </SplitPage>
  );
}

function LogInFirst() {
  const t = useText();
  const { language } = useLanguage();
  return (
    <>
      <p role="alert">{refusalTexts.error_firstly_login_as_user[language]}</p>
      <div>
        <ButtonLink look="primary" to={withNext('/salesLogin', '/inviteClient')}>
          {t('shell.salesLogin')}
        </ButtonLink>
      </div>
    </>
  );
}
