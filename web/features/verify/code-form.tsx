import { useState } from 'react';
import { Form } from '#web/accounts/form.tsx';
import { useForm } from '#web/accounts/use-form.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useVerify } from './use-verify.ts';
import styles from './code-form.module.css';

const maxLength = 12;

/** The code field: phones can autofill it, and pasted spaces and dashes are stripped. */
export function CodeForm({ id, next, onVerified }: { id: number; next: string; onVerified: () => void }) {
  const t = useText();
  const [code, setCode] = useState('');
  const verify = useVerify(id, next);
  const form = useForm(['code'], async () => {
    if (code === '') return { code: 'code_missing' };
    const outcome = await verify(code);
    if (outcome === 'verified') onVerified();
    return typeof outcome === 'string' ? {} : { code: outcome.refusal };
  });
  return (
    <Form
      centred
      control={form}
      ways={
        <Button type="submit" look="primary" busy={form.busy}>
          {t('verify.submit')}
        </Button>
      }
    >
      <Field
        className={styles.code}
        label={t('verify.code')}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/[\s–-]/g, '').slice(0, maxLength))}
        error={form.told('code')}
      />
    </Form>
  );
}
