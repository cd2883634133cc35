import { useText } from '#web/texts/language.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './second-factors.module.css';

type CodeFieldProps = {
  method: 'app' | 'recovery';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  label?: string;
};

/** A field for the code of an app, which phones can fill in, or for a recovery code. */
export function CodeField({ method, value, onChange, error, label }: CodeFieldProps) {
  const t = useText();
  const isApp = method === 'app';
  return (
    <Field
      className={styles.code}
      label={label ?? t(isApp ? 'step.appCode' : 'step.recoveryCode')}
      hint={t(isApp ? 'step.appCodeHint' : 'step.recoveryCodeHint')}
      name={isApp ? 'code' : 'recovery-code'}
      type="text"
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      autoCorrect="off"
      spellCheck={false}
      maxLength={24}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
