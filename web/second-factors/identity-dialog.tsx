import { useCallback, useRef, useState, type ReactNode } from 'react';
import { KeyRound } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { SecondFactors } from '#contract/entities/second-factors.ts';
import { checkCurrentPassword } from '#domain/people/check-user.ts';
import { PasswordField } from '#web/accounts/fields.tsx';
import { Form, useForm } from '#web/accounts/form.tsx';
import { failedChecks, useFormErrorText, type FormError } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { IdentityContext } from './identity.ts';
import { findPasskeyObstacle, provePasskey, toPasskeyError } from './passkeys.ts';
import styles from './second-factors.module.css';

type IdentityProviderProps = {
  /** The user's second factors; undefined before they are loaded, and for clients, who have none. */
  factors: SecondFactors | undefined;
  /** Shown to users who cannot use any of the factors. */
  hint?: string | undefined;
  children: ReactNode;
};

/** Provides `IdentityContext`, with which its children ask the user or client to confirm their identity. */
export function IdentityProvider({ factors, hint, children }: IdentityProviderProps) {
  const [asked, setAsked] = useState<{ password: string | undefined }>();
  const settle = useRef<(isProven: boolean) => void>(undefined);
  const ask = useCallback((password?: string) => {
    setAsked({ password });
    return new Promise<boolean>((resolve) => (settle.current = resolve));
  }, []);
  const close = (isProven: boolean) => {
    setAsked(undefined);
    settle.current?.(isProven);
  };
  return (
    <IdentityContext value={ask}>
      {children}
      {asked && <IdentityDialog factors={factors} hint={hint} password={asked.password} onClose={close} />}
    </IdentityContext>
  );
}

type IdentityDialogProps = Omit<IdentityProviderProps, 'children'> & {
  /** The password that was just typed in another form. */
  password: string | undefined;
  onClose: (isProven: boolean) => void;
};

/** Asks for everything that a login requires: a passkey, or the password and, with a second factor, a code. */
function IdentityDialog({ factors, hint, password, onClose }: IdentityDialogProps) {
  const t = useText();
  const errorText = useFormErrorText();
  const [chosen, setChosen] = useState<'app' | 'recovery'>();
  const passkey = usePasskeyProof(() => onClose(true));
  const { hasFactor, hasPasskey, hasBoth, usual } = waysOf(factors);
  const method = chosen ?? usual;
  const other = method === 'app' ? 'recovery' : 'app';
  const { form, typed, setTyped } = useProofForm(password, hasFactor, () => onClose(true));
  return (
    <Dialog title={t('factors.identityTitle')} onClose={() => onClose(false)}>
      <p>{t('factors.identityText')}</p>
      <Form
        control={form}
        submit={t('step.submit')}
        actions={<Button onClick={() => onClose(false)}>{t('factors.cancel')}</Button>}
      >
        {password === undefined && (
          <PasswordField
            label={t('factors.identityPassword')}
            autoComplete="current-password"
            value={typed.current_password}
            onChange={(current_password) => setTyped({ ...typed, current_password })}
            error={form.errorText('current_password')}
          />
        )}
        {(hasFactor || 'code' in form.errors) && (
          <CodeField
            key={method}
            method={method}
            value={typed.code}
            onChange={(code) => setTyped({ ...typed, code })}
            error={form.errorText('code')}
          />
        )}
      </Form>
      <p className={styles.error} role="alert">
        {errorText(passkey.error)}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.ways}>
        {hasPasskey && (
          <Button variant="text" icon={<KeyRound />} onClick={() => void passkey.prove()}>
            {t('factors.identityPasskey')}
          </Button>
        )}
        {hasBoth && (
          <Button variant="text" onClick={() => setChosen(other)}>
            {t(other === 'app' ? 'step.useApp' : 'step.useRecovery')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The methods by which a user can confirm their identity besides the password. */
function waysOf(factors: SecondFactors | undefined) {
  if (factors === undefined) return { hasFactor: false, hasPasskey: false, hasBoth: false, usual: 'app' } as const;
  const { app, passkeys, recovery_codes } = factors;
  return {
    hasFactor: app !== null || passkeys.length > 0,
    hasPasskey: passkeys.length > 0 && findPasskeyObstacle() === null,
    /** Both kinds of codes. */
    hasBoth: app !== null && recovery_codes > 0,
    usual: app === null ? 'recovery' : 'app',
  } as const;
}

/** The typed values, and the form that submits them. */
function useProofForm(password: string | undefined, takesCode: boolean, onProven: () => void) {
  const [typed, setTyped] = useState({ current_password: password ?? '', code: '' });
  const form = useForm(['current_password', 'code'], async () => {
    const { current_password, code } = typed;
    const errors = failedChecks({
      current_password: checkCurrentPassword(current_password),
      code: takesCode && code.trim() === '' ? 'code_missing' : null,
    });
    if (Object.keys(errors).length > 0) return errors;
    const body = code.trim() === '' ? { current_password } : { current_password, code };
    const answer = await callApi(calls.confirmIdentity, { body });
    if (!answer.response) return { code: answer.error };
    onProven();
    return {};
  });
  return { form, typed, setTyped };
}

/** Asks for a passkey, which needs no password. */
function usePasskeyProof(onProven: () => void) {
  const [error, setError] = useState<FormError>();
  const prove = async () => {
    setError(undefined);
    try {
      const asked = await callApi(calls.askPasskey);
      if (!asked.response) return setError(asked.error);
      const passkey = await provePasskey(asked.options, 'dialog');
      if (passkey === null) return undefined;
      const answer = await callApi(calls.confirmIdentity, { body: { passkey } });
      return answer.response ? onProven() : setError(answer.error);
    } catch (failure) {
      return setError(toPasskeyError(failure));
    }
  };
  return { error, prove };
}
