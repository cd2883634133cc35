import type { ReactNode } from 'react';
import { contactLengths } from '#domain/people/contact-lengths.ts';
import { useText } from '#web/texts/language.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './contact-fields.module.css';
import { EmailField } from './fields.tsx';

type ContactField = 'first_name' | 'last_name' | 'email' | 'phone';

type ContactFieldsProps = {
  values: Record<ContactField, string>;
  onChange: (field: ContactField, value: string) => void;
  errorText: (field: ContactField) => string | undefined;
  /** Whether clients type their own data, which the browser can fill in. */
  isOwn?: boolean;
  /** Shown below the e-mail address. */
  emailHint?: ReactNode;
};

/** The fields for a client's name, e-mail address and phone. */
export function ContactFields({ values, onChange, errorText, isOwn = false, emailHint }: ContactFieldsProps) {
  const t = useText();
  const autoComplete = <K extends string>(kind: K) => (isOwn ? kind : 'off');
  const field = (name: 'first_name' | 'last_name' | 'phone') => ({
    name,
    value: values[name],
    error: errorText(name),
    required: true,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <div className={styles.names}>
        <Field
          {...field('first_name')}
          label={t('account.firstName')}
          autoComplete={autoComplete('given-name')}
          autoCapitalize="words"
          maxLength={contactLengths.clientName}
        />
        <Field
          {...field('last_name')}
          label={t('account.lastName')}
          autoComplete={autoComplete('family-name')}
          autoCapitalize="words"
          maxLength={contactLengths.clientName}
        />
      </div>
      <EmailField
        autoComplete={autoComplete('email')}
        value={values.email}
        onChange={(email) => onChange('email', email)}
        error={errorText('email')}
      />
      {emailHint}
      <Field
        {...field('phone')}
        label={t('account.phone')}
        type="tel"
        autoComplete={autoComplete('tel')}
        maxLength={contactLengths.phone}
      />
    </>
  );
}
