import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { SecondFactors } from '#contract/entities/second-factors.ts';
import { callApi } from '#web/api/call-api.ts';
import { AppEnrolment, type Enrolled } from '#web/second-factors/app-enrolment.tsx';
import { RecoveryCodes } from '#web/second-factors/recovery-codes.tsx';
import { useFactors, useFactorChange } from '#web/second-factors/own-factors.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAskBeforeLosing } from '#web/ui/form-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AccountSection } from '../account-section.tsx';
import { FactorRow, PasskeyList, UseOf } from './passkey-list.tsx';
import styles from './second-factors.module.css';

/** The user's authenticator app, passkeys and recovery codes. */
export function SecondFactorSection() {
  const t = useText();
  const { data: factors, isPending, isError, refetch } = useFactors();
  const text = factors?.is_required ? `${t('factors.text')} ${t('factors.required')}` : t('factors.text');
  return (
    <AccountSection title={t('factors.title')} text={text}>
      {isPending && <RowsSkeleton count={3} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {factors && <Factors factors={factors} />}
    </AccountSection>
  );
}

function Factors({ factors }: { factors: SecondFactors }) {
  const t = useText();
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[]>();
  const tellAdded = ({ recovery_codes }: Pick<Enrolled, 'recovery_codes'>) => {
    toast(t('factors.added'));
    if (recovery_codes) setCodes(recovery_codes);
  };
  return (
    <div className={styles.factors}>
      <AppRow app={factors.app} onAdded={tellAdded} />
      <PasskeyList factors={factors} onAdded={tellAdded} />
      <CodesRow factors={factors} onMade={setCodes} />
      {codes && <CodesDialog codes={codes} onDone={() => setCodes(undefined)} />}
    </div>
  );
}

function CodesDialog({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const areKept = useRef(false);
  const question = {
    title: t('factors.leaveCodesTitle'),
    text: t('factors.leaveCodesText'),
    yes: t('factors.leaveCodes'),
    no: t('factors.backToCodes'),
  };
  const { ref, close } = useAskBeforeLosing(() => !areKept.current, question, onDone);
  return (
    <Dialog isAlert title={t('step.codesTitle')} onClose={close}>
      <div ref={ref}>
        <RecoveryCodes codes={codes} onDone={onDone} onKept={() => void (areKept.current = true)} />
      </div>
    </Dialog>
  );
}

type AppRowProps = { app: SecondFactors['app']; onAdded: (answer: Enrolled) => void };

function AppRow({ app, onAdded }: AppRowProps) {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const { run, busy } = useFactorChange();
  const [isEnrolling, setIsEnrolling] = useState(false);
  const open = async () => {
    // Called only to find out whether the user has to confirm their identity first; the dialog requests its own secret.
    if (await run(() => callApi(calls.beginApp))) setIsEnrolling(true);
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('factors.removeAppTitle'),
      text: t('factors.removeText'),
      yes: t('factors.remove'),
      no: t('factors.cancel'),
    });
    if (isConfirmed && (await run(() => callApi(calls.removeApp)))) toast(t('factors.removed'));
  };
  const finish = async (answer: Enrolled) => {
    setIsEnrolling(false);
    await run(async () => answer);
    onAdded(answer);
  };
  return (
    <FactorRow title={t('step.enrolApp')} state={app ? <UseOf factor={app} /> : t('factors.none')}>
      <Button variant={app ? 'text' : 'secondary'} busy={busy} onClick={() => void open()}>
        {t(app ? 'factors.replace' : 'factors.setUp')}
      </Button>
      {app && (
        <Button variant="text" aria-label={t('factors.removeApp')} onClick={() => void remove()}>
          {t('factors.remove')}
        </Button>
      )}
      {isEnrolling && (
        <Dialog title={t('step.enrolApp')} onClose={() => setIsEnrolling(false)}>
          <AppEnrolment
            onEnrolled={(answer) => void finish(answer)}
            onRefused={() => setIsEnrolling(false)}
            back={<Button onClick={() => setIsEnrolling(false)}>{t('factors.cancel')}</Button>}
          />
        </Dialog>
      )}
    </FactorRow>
  );
}

type CodesRowProps = { factors: SecondFactors; onMade: (codes: readonly string[]) => void };

function CodesRow({ factors: { app, passkeys, recovery_codes }, onMade }: CodesRowProps) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useFactorChange();
  const hasFactor = app !== null || passkeys.length > 0;
  const make = async () => {
    const isConfirmed = await confirm({
      title: t('factors.makeCodesTitle'),
      text: t('factors.makeCodesText'),
      yes: t('factors.makeCodes'),
      no: t('factors.cancel'),
    });
    const answer = isConfirmed ? await run(() => callApi(calls.makeRecoveryCodes)) : null;
    if (answer) onMade(answer.recovery_codes);
  };
  return (
    <FactorRow
      title={t('factors.codes')}
      state={hasFactor ? t('factors.codesLeft', { count: recovery_codes }) : t('factors.codesFirst')}
    >
      {hasFactor && (
        <Button variant="text" busy={busy} onClick={() => void make()}>
          {t('factors.makeCodes')}
        </Button>
      )}
    </FactorRow>
  );
}
