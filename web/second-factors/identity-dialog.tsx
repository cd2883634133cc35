import { useCallback, useRef, useState, type ReactNode } from 'react';
import { KeyRound } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { SecondFactors } from '#contract/entities/second-factors.ts';
import { PasswordField } from '#web/accounts/fields.tsx';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useFormErrorText, type FormError } from '#web/accounts/form-errors.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isProven: boolean) => void>(undefined);
  const ask = useCallback(() => {
    setIsOpen(true);
    return new Promise<boolean>((resolve) => (settle.current = resolve));
  }, []);
  const close = (isProven: boolean) => {
    setIsOpen(false);
    settle.current?.(isProven);
  };
  return (
    <IdentityContext value={ask}>
      {children}
      {isOpen && <IdentityDialog factors={factors} hint={hint} onClose={close} />}
    </IdentityContext>
  );
}

type IdentityDialogProps = Omit<IdentityProviderProps, 'children'> & { onClose: (isProven: boolean) => void };

/** Asks for the password, a code of the authenticator app, or a passkey. */
function IdentityDialog({ factors, hint, onClose }: IdentityDialogProps) {
  const t = useText();
  const errorText = useFormErrorText();
  const [byApp, setByApp] = useState(false);
  const [typed, setTyped] = useState({ current_password: '', code: '' });
  const [passkeyError, setPasskeyError] = useState<FormError>();
  const form = useForm(['current_password', 'code'], async () => {
    if (byApp && typed.code.trim() === '') return { code: 'code_missing' };
    const body = byApp ? { code: typed.code } : { current_password: typed.current_password };
    const answer = await callApi(calls.confirmIdentity, { body });
    if (!answer.response) return { code: answer.error };
    onClose(true);
    return {};
  });
  const provePossession = async () => {
    setPasskeyError(undefined);
    try {
      const asked = await callApi(calls.askPasskey);
      if (!asked.response) return setPasskeyError(asked.error);
      const passkey = await provePasskey(asked.options, 'dialog');
      if (passkey === null) return undefined;
      const answer = await callApi(calls.confirmIdentity, { body: { passkey } });
      return answer.response ? onClose(true) : setPasskeyError(answer.error);
    } catch (error) {
      return setPasskeyError(toPasskeyError(error));
    }
  };
  const hasPasskey = factors !== undefined && factors.passkeys.length > 0 && findPasskeyObstacle() === null;
  return (
    <Dialog title={t('factors.identityTitle')} onClose={() => onClose(false)}>
      <p>{t('factors.identityText')}</p>
      <Form
        control={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('step.submit')}
            </Button>
            <Button onClick={() => onClose(false)}>{t('factors.cancel')}</Button>
          </>
        }
      >
        {byApp ? (
          <CodeField
            method="app"
            value={typed.code}
            onChange={(code) => setTyped({ ...typed, code })}
            error={form.errorText('code')}
          />
        ) : (
          <PasswordField
            label={t('factors.identityPassword')}
            autoComplete="current-password"
            value={typed.current_password}
            onChange={(current_password) => setTyped({ ...typed, current_password })}
            error={form.errorText('current_password')}
          />
        )}
      </Form>
      <p className={styles.error} role="alert">
        {errorText(passkeyError)}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {(factors?.app || hasPasskey) && (
        <div className={styles.ways}>
          {hasPasskey && (
            <Button variant="text" icon={<KeyRound aria-hidden="true" />} onClick={() => void provePossession()}>
              {t('factors.identityPasskey')}
            </Button>
          )}
          {factors?.app && (
            <Button variant="text" onClick={() => setByApp(!byApp)}>
              {t(byApp ? 'factors.identityByPassword' : 'factors.identityApp')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
