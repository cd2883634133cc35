import { useState } from 'react';
import type { User } from '#contract/entities/people.ts';
import { EmailField } from '#web/accounts/email-field.tsx';
import { Form } from '#web/accounts/form.tsx';
import { PasswordField } from '#web/accounts/password-field.tsx';
import { useForm } from '#web/accounts/use-form.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { registrationFields, type Registration, type RegistrationField } from './registration.ts';
import { useRegister } from './use-register.ts';
import styles from './register-form.module.css';

/** The registration form. Browser autofill is off for users, because they type somebody else's data. */
export function RegisterForm({ next, user, prefill }: { next: string; user: User | null; prefill: Registration }) {
  const t = useText();
  const { passwordMinLength } = useSettings();
  const [typed, setTyped] = useState(prefill);
  const register = useRegister(next, user);
  const form = useForm<RegistrationField>(registrationFields, () => register(typed));
  const field = (name: RegistrationField, autoComplete: string) => ({
    name,
    value: typed[name],
    error: form.told(name),
    autoComplete: user ? 'off' : autoComplete,
    required: true,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const buttons = (
    <>
      <Button type="submit" look="primary" busy={form.busy}>
        {t('account.register')}
      </Button>
      {!user && (
        <ButtonLink look="text" to={withNext('/login', next)}>
          {t('register.known')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Form control={form} ways={buttons}>
      <div className={styles.names}>
        <Field
          {...field('first_name', 'given-name')}
          label={t('account.firstName')}
          autoCapitalize="words"
          maxLength={80}
        />
        <Field
          {...field('last_name', 'family-name')}
          label={t('account.lastName')}
          autoCapitalize="words"
          maxLength={80}
        />
      </div>
      <EmailField
        autoComplete={user ? 'off' : 'email'}
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        error={form.told('email')}
      />
      <Field {...field('phone', 'tel')} label={t('account.phone')} type="tel" inputMode="tel" maxLength={40} />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={form.told('password')}
        hint={t('account.passwordHint', { count: passwordMinLength })}
      />
    </Form>
  );
}
