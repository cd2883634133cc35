import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from './button.tsx';
import { useConfirmSlot } from './confirm-slot.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm.module.css';

/** The texts of a confirmation; the default title is “are you sure” (specification, section 2). */
export type Question = { title?: string; text?: string | undefined; yes?: string; no?: string };
type Ask = (question?: Question) => Promise<boolean>;

/**
 * Returns a function that asks for confirmation: true for yes. Escape means no, and so does the end of the session or
 * the presentation in which it was asked: the next person at this screen must neither see nor answer it.
 */
export function useConfirm(): Ask {
  const show = useConfirmSlot();
  return useCallback(
    (question = {}) => show((answer) => <Confirmation question={question} onAnswer={answer} />),
    [show],
  );
}

function Confirmation({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const t = useText();
  const { user, client, presentation } = useSession();
  const whose = `${user?.id} ${client?.id} ${presentation?.id}`;
  const [asked] = useState(whose);
  const withdraw = useEffectEvent(() => onAnswer(false));
  useEffect(() => {
    if (whose !== asked) withdraw();
  }, [whose, asked]);
  return (
    <Dialog
      isAlert
      title={question.title ?? t('general.areYouSure')}
      text={question.text}
      onClose={() => onAnswer(false)}
    >
      <div className={styles.answers}>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          {question.yes ?? t('general.yes')}
        </Button>
        <Button onClick={() => onAnswer(false)}>{question.no ?? t('general.no')}</Button>
      </div>
    </Dialog>
  );
}
