import { Copy, CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import type { Viewing } from '#contract/entities/viewing.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { fullName } from '#domain/people/full-name.ts';
import { dayHalves } from '#domain/viewings/viewing-day.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { useNavigateOn } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { duplicateReasonTexts } from '#web/leads/lead-texts.ts';
import { useInvalidateDeletedClient } from '#web/leads/queries.ts';
import { ViewingTask } from '#web/leads/viewing-task.tsx';
import { useSearchParams } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './client-notices.module.css';

/** Lists clients who may be the same person; managers can merge them. `?merge=<id>` in the URL opens that sheet. */
export function DuplicateNotice({ client, duplicates }: { client: Client; duplicates: readonly Duplicate[] }) {
  const t = useText();
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(Number(query.get('merge') ?? 0));
  const other = duplicates.find((duplicate) => duplicate.id === chosen);
  const close = () => {
    setChosen(0);
    setQuery(
      (current) => {
        current.delete('merge');
        return current;
      },
      { replace: true },
    );
  };
  if (duplicates.length === 0) return null;
  return (
    <aside className={styles.notice} aria-label={t('leads.duplicates')}>
      <Copy />
      <ul className={styles.list}>
        {duplicates.map((duplicate) => (
          <li key={duplicate.id} className={styles.line}>
            <span>
              {t(duplicateReasonTexts[duplicate.reason])}:{' '}
              <Link to={`/dashboard/leads/${duplicate.id}`}>{fullName(duplicate)}</Link>{' '}
              <span className={styles.email}>{duplicate.email}</span>
            </span>
            {can.assignClients && <Button onClick={() => setChosen(duplicate.id)}>{t('leads.merge')}</Button>}
          </li>
        ))}
      </ul>
      {other && can.assignClients && <MergeSheet client={client} other={other} onClose={close} />}
    </aside>
  );
}

type MergeSheetProps = { client: Client; other: Duplicate; onClose: () => void };

/** Merges two clients, shown side by side: the selected one is kept and gets everything of the other. */
function MergeSheet({ client, other, onClose }: MergeSheetProps) {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const navigateOn = useNavigateOn();
  const invalidateDeletedClient = useInvalidateDeletedClient();
  const [keptId, setKeptId] = useState(client.id);
  const [busy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    try {
      const removedId = keptId === client.id ? other.id : client.id;
      const merged = await callApi(calls.mergeClients, { params: { id: keptId }, body: { other_id: removedId } });
      await navigateOn(`/dashboard/leads/${merged.id}`, { replace: true });
      await invalidateDeletedClient(removedId);
      toast(t('leads.merged'));
      // If the other client was kept, this page was left already, and closing the sheet would navigate back.
      if (keptId === client.id) onClose();
    } catch (error) {
      setBusy(false);
      errorToast(error);
    }
  };
  const foot = (
    <>
      <Button variant="primary" busy={busy} onClick={() => void merge()}>
        {t('leads.mergeSubmit')}
      </Button>
      <Button variant="text" onClick={onClose}>
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
              {givenPhone(candidate.phone) !== null && (
                <span className={styles.fact}>
                  <bdi dir="ltr">{candidate.phone}</bdi>
                </span>
              )}
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

/** The viewings that a client requested. */
export function Viewings({ viewings }: { viewings: readonly Viewing[] }) {
  const t = useText();
  if (viewings.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('leads.viewings')}>
      <CalendarCheck />
      <ul className={styles.list}>
        {sortViewings(viewings).map((viewing) => (
          <li key={viewing.id}>
            <ViewingTask viewing={viewing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Viewings in the order in which they are to be settled: open ones first, by day and half-day. */
export function sortViewings(viewings: readonly Viewing[]): Viewing[] {
  return viewings.toSorted(
    (a, b) =>
      Number(a.done_at !== null) - Number(b.done_at !== null) ||
      a.day.localeCompare(b.day) ||
      dayHalves.indexOf(a.half) - dayHalves.indexOf(b.half) ||
      a.id - b.id,
  );
}
