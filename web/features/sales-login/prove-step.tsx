import { useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { LoginStep } from '#contract/entities/second-factors.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { useFormErrorText, type FormError } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { callApi } from '#web/api/call-api.ts';
import { CodeField } from '#web/second-factors/code-field.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { PasskeyButton, usePasskeyLogin } from './passkey-login.tsx';
import styles from './sales-login.module.css';

type ProveStepProps = {
  step: LoginStep;
  next: string;
  /** Called when the password has to be typed again, because the user wants to or the server requires it. */
  onOver: (error?: RefusalCode) => void;
};

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function ProveStep({ step: { methods }, next, onOver }: ProveStepProps) {
  const t = useText();
  usePageTitle(t('step.proveTitle'));
  useRestoredFocus();
  const errorText = useFormErrorText();
  const passkeyLogin = usePasskeyLogin(next);
  const [method, setMethod] = useState<'app' | 'recovery' | null>(methods.includes('app') ? 'app' : null);
  const [passkeyError, setPasskeyError] = useState<FormError>();
  const hasPasskey = methods.includes('passkey');
  const choose = (chosen: 'app' | 'recovery') => {
    setPasskeyError(undefined);
    setMethod(chosen);
  };
  return (
    <div className={styles.step}>
      {method !== null && <CodeForm key={method} method={method} next={next} onOver={onOver} />}
      {hasPasskey && !passkeyLogin.isOffered && <p>{t('step.noPasskeysHere')}</p>}
      <p className={styles.error} role="alert">
        {errorText(passkeyError)}
      </p>
      <div className={styles.ways}>
        {hasPasskey && passkeyLogin.isOffered && (
          <PasskeyButton
            label={t('step.usePasskey')}
            variant={method === null ? 'primary' : 'secondary'}
            ask={passkeyLogin.ask}
            onError={setPasskeyError}
          />
        )}
        {methods.includes('app') && method !== 'app' && (
          <Button variant="text" className={styles.textWay} onClick={() => choose('app')}>
            {t('step.useApp')}
          </Button>
        )}
        {methods.includes('recovery') && method !== 'recovery' && (
          <Button variant="text" className={styles.textWay} onClick={() => choose('recovery')}>
            {t('step.useRecovery')}
          </Button>
        )}
        <Button variant="text" className={styles.textWay} onClick={() => onOver()}>
          {t('step.back')}
        </Button>
      </div>
      <p className={styles.note}>{t('step.lost')}</p>
    </div>
  );
}

type CodeFormProps = { method: 'app' | 'recovery'; next: string; onOver: (error: RefusalCode) => void };

/** Focuses its field at once, because the previously focused form or field was removed. */
function CodeForm({ method, next, onOver }: CodeFormProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const completeLogin = useCompleteLogin(next);
  const [code, setCode] = useState('');
  const form = useForm(['code'], async () => {
    if (code.trim() === '') return { code: 'code_missing' };
    const answer = await callApi(calls.loginByCode, { body: { method, code } });
    if (answer.response) {
      await completeLogin(answer.user.name);
      return {};
    }
    if (answer.error === 'code_wrong' || answer.error === 'recovery_code_wrong') return { code: answer.error };
    onOver(answer.error);
    return {};
  });
  return (
    <div ref={element}>
      <Form control={form} submit={t('step.submit')}>
        <CodeField method={method} value={code} onChange={setCode} error={form.errorText('code')} />
      </Form>
    </div>
  );
}

const key = 'loginStep';

/** Whether this tab has a pending second step. A reloaded page then asks the server for it. */
export function isStepPending(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function setStepPending(isPending: boolean): void {
  if (isPending) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
}
