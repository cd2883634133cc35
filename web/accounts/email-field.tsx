import { useText } from '#web/texts/language.tsx';
import { Field } from '#web/ui/field.tsx';

type EmailFieldProps = {
  label?: string;
  /** `username` where the address logs in, `email` for one’s own address, `off` for somebody else’s. */
  autoComplete: 'username' | 'email' | 'off';
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
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
