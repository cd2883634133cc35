import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../texts/language.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type PasswordFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The password, which can be looked at. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={t('salesLogin.password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      action={<IconButton look="plain" icon={shown ? <EyeOff /> : <Eye />} label={t(shown ? 'salesLogin.hidePassword' : 'salesLogin.showPassword')} onClick={() => setShown(!shown)} />}
    />
  );
}
