import { useCallback } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from './button.tsx';
import { useConfirmSlot } from './confirm-slot.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm.module.css';

/** The texts of a confirmation; the default title is “are you sure” (specification, section 2). */
type Question = { title?: string; text?: string | undefined; yes?: string; no?: string };
type Ask = (question?: Question) => Promise<boolean>;

/** Returns a function that asks for confirmation: true for yes. Escape means no. */
export function useConfirm(): Ask {
  const show = useConfirmSlot();
  return useCallback(
    (question = {}) => show((answer) => <Confirmation question={question} onAnswer={answer} />),
    [show],
  );
}

function Confirmation({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const t = useText();
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
