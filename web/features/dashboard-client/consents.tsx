import { useState } from 'react';
import type { Client } from '#contract/entities/people.ts';
import { recordedSources } from '#domain/people/consents.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { ConsentHistory, useConsents, useSetMarketing } from '#web/consents/consent-history.tsx';
import styles from '#web/consents/consents.module.css';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Whether a client allows mails for marketing, all recorded consents, and a button to record a new statement. */
export function Consents({ client }: { client: Client }) {
  const t = useText();
  const { data } = useConsents(client.id);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const isGiven = data.marketing?.is_given === true;
  const state = data.marketing === null ? 'unknown' : isGiven ? 'allowed' : 'refused';
  return (
    <section className={styles.consents} aria-label={t('consent.history')}>
      <p>{t(`consent.state.${state}`)}</p>
      <div>
        <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t(isGiven ? 'consent.recordNo' : 'consent.recordYes')}
        </Button>
      </div>
      <details className={styles.details}>
        <summary>{t('consent.history')}</summary>
        <ConsentHistory history={data.history} />
      </details>
      {isOpen && <RecordDialog client={client} isGiven={!isGiven} onClose={() => setOpen(false)} />}
    </section>
  );
}

type RecordDialogProps = { client: Client; isGiven: boolean; onClose: () => void };

/** Records a client's statement, and how it was given. */
function RecordDialog({ client, isGiven, onClose }: RecordDialogProps) {
  const t = useText();
  const projectName = useProjectName();
  const setMarketing = useSetMarketing(client.id);
  const [source, setSource] = useState<(typeof recordedSources)[number]>('inPerson');
  const form = useForm([], async () => {
    await setMarketing({ is_given: isGiven ? '1' : '0', source });
    onClose();
    return {};
  });
  return (
    <Dialog title={t(isGiven ? 'consent.recordYes' : 'consent.recordNo')} onClose={onClose}>
      <Form
        control={form}
        actions={
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('dashboard.save')}
          </Button>
        }
      >
        {isGiven && (
          <>
            <p>{t('consent.askThem', { name: client.first_name })}</p>
            <blockquote className={styles.quiet}>{t('consent.marketingWording', { project: projectName })}</blockquote>
          </>
        )}
        <Segmented
          label={t('consent.how')}
          options={recordedSources.map((value) => ({ value, label: t(`consent.source.${value}`) }))}
          value={source}
          onChange={setSource}
        />
      </Form>
    </Dialog>
  );
}
