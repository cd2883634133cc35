import { useState } from 'react';
import { EmailField } from '#web/accounts/email-field.tsx';
import { Form } from '#web/accounts/form.tsx';
import { useForm } from '#web/accounts/use-form.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useBeginLogin } from './use-begin-login.ts';

/** The address by which a client logs in. What the server refuses stands under it. */
export function ClientLoginForm({ next, forgotten }: { next: string; forgotten: string }) {
  const t = useText();
  const { showRegisterClientPage } = useSettings();
  const [email, setEmail] = useState('');
  const begin = useBeginLogin(next);
  const form = useForm(['email'], () => begin(email.trim()));
  const ways = (
    <>
      <Button type="submit" look="primary" busy={form.busy}>
        {t('account.logIn')}
      </Button>
      {showRegisterClientPage && (
        <ButtonLink look="text" to={withNext('/register', next)}>
          {t('login.unregistered')}
        </ButtonLink>
      )}
      <ButtonLink look="text" to={forgotten}>
        {t('account.forgotten')}
      </ButtonLink>
    </>
  );
  return (
    <Form control={form} ways={ways}>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.told('email')} />
    </Form>
  );
}
