import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { contactLengths } from '#domain/people/contact-lengths.ts';
import { useText } from '#web/texts/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type PasswordFieldProps = {
  label: string;
  name?: string;
  /** `current-password` for a login, `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
};

/** A password field with a button to show it. */
export function PasswordField({ name = 'password', onChange, ...rest }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...rest}
      name={name}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
      action={
        <IconButton
          variant="plain"
          icon={shown ? <EyeOff /> : <Eye />}
          label={t(shown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

type EmailFieldProps = {
  label?: string;
  /** `username` where the address logs in, `email` for one’s own address, `off` for somebody else’s. */
  autoComplete: 'username' | 'username webauthn' | 'email' | 'off';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** An e-mail field. */
export function EmailField({ label, onChange, ...rest }: EmailFieldProps) {
  const t = useText();
  return (
    <Field
      {...rest}
      label={label ?? t('account.email')}
      name="email"
      type="email"
      spellCheck={false}
      maxLength={contactLengths.email}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
