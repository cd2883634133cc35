import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProvenPasskey } from '#contract/entities/second-factors.ts';
import type { FormError } from '#web/accounts/form-errors.ts';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import {
  findPasskeyObstacle,
  offersAutofill,
  provePasskey,
  toPasskeyError,
  cancelPasskeyRequest,
} from '#web/second-factors/passkeys.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './sales-login.module.css';

/**
 * How long a request stays among the suggestions, in milliseconds: shorter than the ten minutes for which its challenge
 * is valid.
 */
const requestLifetime = 540_000;

/**
 * A login by passkey. `ask` shows the browser's dialog and logs in; it resolves to the error, or to undefined after a
 * success or if the person cancelled.
 */
export function usePasskeyLogin(next: string) {
  const { projectId } = useSettings();
  const completeLogin = useCompleteLogin(next);
  const [isOffered, setIsOffered] = useState(() => findPasskeyObstacle() === null);
  const prove = async (where: 'dialog' | 'autofill'): Promise<ProvenPasskey | FormError | undefined> => {
    try {
      const asked = await callApi(calls.askPasskey);
      if (asked.response) return (await provePasskey(asked.options, where)) ?? undefined;
      setIsOffered(false);
      return asked.error;
    } catch (error) {
      return toPasskeyError(error);
    }
  };
  const ask = async (where: 'dialog' | 'autofill'): Promise<FormError | undefined> => {
    const passkey = await prove(where);
    // Suggestions were not asked for, so it is no error if they fail.
    if (!isPasskey(passkey)) return where === 'dialog' ? passkey : undefined;
    try {
      const answer = await callApi(calls.loginByPasskey, { body: { passkey, project_id: projectId } });
      if (!answer.response) return answer.error;
      await completeLogin(answer.user.name);
      return undefined;
    } catch (error) {
      return toPasskeyError(error);
    }
  };
  return { isOffered, ask };
}

function isPasskey(outcome: ProvenPasskey | FormError | undefined): outcome is ProvenPasskey {
  return typeof outcome === 'object' && 'rawId' in outcome;
}

type PasskeyButtonProps = {
  label: string;
  ask: (where: 'dialog') => Promise<FormError | undefined>;
  onError: (error: FormError | undefined) => void;
  variant?: 'primary' | 'secondary';
};

/** Asks for a passkey in the browser's dialog. */
export function PasskeyButton({ label, ask, onError, variant = 'secondary' }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    onError(undefined);
    onError(await ask('dialog'));
    setIsBusy(false);
  };
  return (
    <Button variant={variant} icon={<KeyRound />} busy={isBusy} onClick={() => void start()}>
      {label}
    </Button>
  );
}

type ErrorHandler = (error: FormError | undefined) => void;

/** The button below the login form. Until it is pressed, passkeys are among the suggestions of the email field. */
export function PasskeyLogin({ next, onError }: { next: string; onError: ErrorHandler }) {
  const t = useText();
  const { isOffered, ask } = usePasskeyLogin(next);
  const [requests, setRequests] = useState(0);
  const askNext = () => setRequests((count) => count + 1);
  if (!isOffered) return null;
  const askAndSuggestAgain = async () => {
    const error = await ask('dialog');
    askNext();
    return error;
  };
  return (
    <>
      <PasskeySuggestion key={requests} ask={() => ask('autofill')} onError={onError} onOver={askNext} />
      <div className={styles.passkey}>
        <PasskeyButton label={t('step.passkeyLogin')} ask={askAndSuggestAgain} onError={onError} />
      </div>
    </>
  );
}

type PasskeySuggestionProps = { ask: () => Promise<FormError | undefined>; onError: ErrorHandler; onOver: () => void };

/** Keeps a passkey request open among the suggestions of the email field, until `onOver`. */
function PasskeySuggestion({ ask, onError, onOver }: PasskeySuggestionProps) {
  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await offersAutofill()) || signal.aborted) return;
    const error = await ask();
    if (error !== undefined && !signal.aborted) onError(error);
  });
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const controller = new AbortController();
    void suggest(controller.signal);
    const renewal = setTimeout(() => end(), requestLifetime);
    return () => {
      controller.abort();
      clearTimeout(renewal);
      void cancelPasskeyRequest();
    };
  }, []);
  return null;
}
