import { useErrorToast } from '#web/accounts/form-errors.ts';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { ConsentHistory, useConsents, useSetMarketing } from '#web/consents/consent-history.tsx';
import styles from '#web/consents/consents.module.css';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { useText } from '#web/texts/language.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

/** Lets a client allow mails for marketing or withdraw that, and shows the recorded consents. */
export function OwnConsents({ clientId }: { clientId: number }) {
  const t = useText();
  const projectName = useProjectName();
  const { data } = useConsents(clientId);
  const setMarketing = useSetMarketing(clientId);
  const { busy, run } = useBusy(useErrorToast());
  const change = (is_given: boolean) => run(() => setMarketing({ is_given: is_given ? '1' : '0' }));
  return (
    <div className={styles.consents}>
      <Toggle
        label={t('consent.marketing')}
        on={data?.marketing?.is_given === true}
        disabled={data === undefined || busy}
        onChange={(on) => void change(on)}
      />
      <p className={styles.quiet}>{t('consent.marketingWording', { project: projectName })}</p>
      <PrivacyNote />
      {data && (
        <details className={styles.details}>
          <summary>{t('consent.recorded')}</summary>
          <ConsentHistory history={data.history} />
        </details>
      )}
    </div>
  );
}
