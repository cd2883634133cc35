import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { useInvalidateDeletedClient } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import styles from './merge-sheet.module.css';

type MergeSheetProps = { client: Client; other: Duplicate; onClose: () => void };

/** Merges two clients, shown side by side: the selected one is kept and gets everything of the other. */
export function MergeSheet({ client, other, onClose }: MergeSheetProps) {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const navigate = useNavigate();
  const forget = useInvalidateDeletedClient();
  const [keptId, setKeptId] = useState(client.id);
  const [busy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    try {
      const removedId = keptId === client.id ? other.id : client.id;
      const merged = await callApi(calls.mergeClients, { params: { id: keptId }, body: { other_id: removedId } });
      await navigate(`/dashboard/leads/${merged.id}`, { replace: true });
      await forget(removedId);
      toast(t('leads.merged'));
      // If the other client was kept, this page has been left already, and closing the sheet would navigate back.
      if (keptId === client.id) onClose();
    } catch (error) {
      setBusy(false);
      errorToast(error);
    }
  };
  const foot = (
    <>
      <Button look="primary" busy={busy} onClick={() => void merge()}>
        {t('leads.mergeSubmit')}
      </Button>
      <Button look="text" onClick={onClose}>
        {t('dashboard.cancel')}
      </Button>
    </>
  );
  return (
    <SideSheet title={t('leads.mergeTitle')} subtitle={t('leads.mergeText')} foot={foot} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('leads.mergeKeep')}</legend>
        {[client, other].map((candidate) => (
          <label key={candidate.id} className={styles.choice}>
            <input
              type="radio"
              name="kept"
              checked={keptId === candidate.id}
              onChange={() => setKeptId(candidate.id)}
            />
            <span>
              <span className={styles.name}>{fullName(candidate)}</span>
              <span className={styles.fact}>{candidate.email}</span>
              {candidate.phone !== '0' && <span className={styles.fact}>{candidate.phone}</span>}
              <span className={styles.fact}>{candidate.user?.name ?? t('leads.nobody')}</span>
              <span className={styles.fact}>
                {t('leads.clientSince')} <Moment at={candidate.created_at} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.after}>{t('leads.mergeAfter')}</p>
    </SideSheet>
  );
}
