import { ChevronRight, KeyRound, Smartphone } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { LoginStep } from '#contract/entities/second-factors.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { useFormErrorText, type FormError } from '#web/accounts/form-errors.ts';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { callApi } from '#web/api/call-api.ts';
import { AppEnrolment, type Enrolled } from '#web/second-factors/app-enrolment.tsx';
import { createPasskey, findPasskeyObstacle, toPasskeyError } from '#web/second-factors/passkeys.ts';
import { RecoveryCodes } from '#web/second-factors/recovery-codes.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useAskBeforeUnload } from '#web/ui/use-ask-before-unload.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { SplitPage } from '#web/ui/split-page.tsx';
import styles from './sales-login.module.css';

type EnrolStepProps = { step: LoginStep; next: string; onOver: (error?: RefusalCode) => void };

/** Sets up the first second factor of a user who must have one; confirming it logs the user in. */
export function EnrolStep({ step, next, onOver }: EnrolStepProps) {
  const t = useText();
  usePageTitle(t('step.enrolTitle'));
  useRestoredFocus();
  const completeLogin = useCompleteLogin(next);
  const [isApp, setIsApp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => void completeLogin(step.name);
  const proceed = ({ recovery_codes }: Enrolled) => {
    if (recovery_codes === null) finish();
    else setCodes(recovery_codes);
  };
  if (codes) return <CodesPage step={step} codes={codes} onDone={finish} />;
  return (
    <SplitPage title={t('step.enrolTitle')} lead={t('step.enrolText')}>
      {isApp ? (
        <AppEnrolment
          onEnrolled={proceed}
          onRefused={onOver}
          back={
            <Button variant="text" onClick={() => setIsApp(false)}>
              {t('step.otherWay')}
            </Button>
          }
        />
      ) : (
        <Ways onApp={() => setIsApp(true)} onEnrolled={proceed} onOver={onOver} />
      )}
    </SplitPage>
  );
}

function CodesPage({ step, codes, onDone }: { step: LoginStep; codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const areKept = useRef(false);
  useAskBeforeUnload(() => !areKept.current);
  return (
    <SplitPage title={t('step.codesTitle')} lead={t('step.proveText', { email: step.email })}>
      <RecoveryCodes codes={codes} onDone={onDone} onKept={() => void (areKept.current = true)} />
    </SplitPage>
  );
}

type WaysProps = {
  onApp: () => void;
  onEnrolled: (answer: Enrolled) => void;
  onOver: (error?: RefusalCode) => void;
};

function Ways({ onApp, onEnrolled, onOver }: WaysProps) {
  const t = useText();
  const errorText = useFormErrorText();
  const [error, setError] = useState<FormError>();
  const [isBusy, setIsBusy] = useState(false);
  const addPasskey = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      const begun = await callApi(calls.beginPasskey);
      const passkey = begun.response ? await createPasskey(begun.options) : null;
      if (!begun.response) return begun.error === 'login_step_over' ? onOver(begun.error) : setError(begun.error);
      if (passkey === null || passkey === 'known') return undefined;
      const answer = await callApi(calls.addPasskey, { body: { name: '', passkey } });
      if (answer.response) return onEnrolled(answer);
      return answer.error === 'login_step_over' ? onOver(answer.error) : setError(answer.error);
    } catch (failure) {
      return setError(toPasskeyError(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.step}>
      <Way icon={<Smartphone />} title={t('step.enrolApp')} text={t('step.enrolAppText')} onChoose={onApp} />
      {findPasskeyObstacle() === null && (
        <Way
          icon={<KeyRound />}
          title={t('step.enrolPasskey')}
          text={t('step.enrolPasskeyText')}
          onChoose={() => {
            if (!isBusy) void addPasskey();
          }}
        />
      )}
      <p className={styles.error} role="alert">
        {errorText(error)}
      </p>
      <div className={styles.ways}>
        <Button variant="text" className={styles.textWay} onClick={() => onOver()}>
          {t('step.back')}
        </Button>
      </div>
    </div>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; onChoose: () => void };

function Way({ icon, title, text, onChoose }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onChoose}>
      {icon}
      <span className={styles.wayWords}>
        <span className={styles.wayTitle}>{title}</span>
        <span className={styles.note}>{text}</span>
      </span>
      <ChevronRight />
    </button>
  );
}
