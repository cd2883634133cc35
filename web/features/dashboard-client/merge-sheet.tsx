import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import { faultsOf } from '#web/accounts/faults.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { callApi } from '#web/api/call-api.ts';
import { useForgetClient } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './merge-sheet.module.css';

type MergeSheetProps = { client: Client; other: Duplicate; onClose: () => void };

/** Two clients side by side; the one that is chosen stays and gets all that the other has. */
export function MergeSheet({ client, other, onClose }: MergeSheetProps) {
  const t = useText();
  const toast = useToast();
  const text = useFaultText();
  const navigate = useNavigate();
  const forget = useForgetClient();
  const [kept, setKept] = useState(client.id);
  const [busy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    try {
      const gone = kept === client.id ? other.id : client.id;
      const merged = await callApi(calls.mergeClients, { params: { id: kept }, body: { other_id: gone } });
      await navigate(`/dashboard/leads/${merged.id}`, { replace: true });
      await forget(gone);
      toast(t('leads.merged'));
      // On the other's page the sheet is gone already; closing it would lead back here.
      if (kept === client.id) onClose();
    } catch (error) {
      setBusy(false);
      toast(text(faultsOf(error).form) ?? t('account.away'), 'error');
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
        {[client, other].map((one) => (
          <label key={one.id} className={styles.choice}>
            <input type="radio" name="kept" checked={kept === one.id} onChange={() => setKept(one.id)} />
            <span>
              <span className={styles.name}>{`${one.first_name} ${one.last_name}`}</span>
              <span className={styles.fact}>{one.email}</span>
              {one.phone !== '0' && <span className={styles.fact}>{one.phone}</span>}
              <span className={styles.fact}>{one.user?.name ?? t('leads.nobody')}</span>
              <span className={styles.fact}>
                {t('leads.clientSince')} <Moment at={one.created_at} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.after}>{t('leads.mergeAfter')}</p>
    </SideSheet>
  );
}
