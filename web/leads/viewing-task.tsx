import { CalendarCheck, Check, Undo2 } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { Viewing } from '#contract/entities/viewing.ts';
import { callApi } from '#web/api/call-api.ts';
import { useDateText, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useLeadCall } from './queries.ts';
import styles from './viewing-task.module.css';

/** A viewing that a client requested, with what they wrote, and a button that marks it as done or open again. */
export function ViewingTask({ viewing }: { viewing: Viewing }) {
  const t = useText();
  const { busy, toggle } = useToggle(viewing);
  const isDone = viewing.done_at !== null;
  return (
    <div className={styles.task} data-done={isDone || undefined}>
      <div className={styles.words}>
        <p className={styles.when}>{useWhen(viewing)}</p>
        {viewing.message !== '' && <p className={styles.message}>{viewing.message}</p>}
      </div>
      <Button icon={isDone ? <Undo2 /> : <Check />} busy={busy} onClick={toggle}>
        {t(isDone ? 'leads.viewingReopen' : 'leads.viewingDone')}
      </Button>
    </div>
  );
}

/** The same on the card of a lead: when, and a button that marks it as done. */
export function ViewingOnCard({ viewing, name }: { viewing: Viewing; name: string }) {
  const t = useText();
  const dateText = useDateText();
  const { busy, toggle } = useToggle(viewing);
  const { day, half } = viewing;
  const label = t('leads.viewingDoneOf', { name });
  return (
    <div className={styles.card}>
      <CalendarCheck />
      <VisuallyHidden>{t('leads.viewings')}</VisuallyHidden>
      <span>{t('leads.viewingShort', { day: dateText(day, 'day', 'UTC'), half })}</span>
      <Button
        variant="text"
        className={styles.done}
        icon={<Check />}
        aria-label={label}
        title={label}
        busy={busy}
        onClick={toggle}
      />
    </div>
  );
}

function useWhen({ day, half }: Viewing): string {
  const t = useText();
  const dateText = useDateText();
  return t('leads.viewing', { day: dateText(day, 'date', 'UTC'), half });
}

function useToggle({ id, done_at }: Viewing): { busy: boolean; toggle: () => void } {
  const { run, busy } = useLeadCall();
  const toggle = () =>
    callApi(calls.updateViewing, { params: { id }, body: { is_done: done_at === null ? '1' : '0' } });
  return { busy, toggle: () => void run(toggle) };
}
