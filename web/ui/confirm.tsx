import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from './button.tsx';
import { useConfirmSlot } from './confirm-slot.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm.module.css';

/**
 * The texts of a confirmation; the default title is “are you sure” (specification, section 2). `act` is what yes does,
 * and handles its own errors: the dialog stays until it has ended. Escape closes the dialog meanwhile and stops
 * nothing.
 */
export type Question = {
  title?: string;
  text?: string | undefined;
  yes?: string;
  no?: string;
  act?: () => Promise<void>;
};
type Ask = (question?: Question) => Promise<boolean>;

/** How many questions were asked. A question that takes the place of another is a dialog of its own. */
let asked = 0;

/**
 * Returns a function that asks for confirmation: true for yes. Escape means no, and so does the end of the session or
 * the presentation in which it was asked: the next person at this screen must neither see nor answer it.
 */
export function useConfirm(): Ask {
  const show = useConfirmSlot();
  return useCallback(
    (question = {}) => {
      const id = ++asked;
      // Another question may have taken its place while yes was done.
      return show((answer) => (
        <Confirmation key={id} question={question} onAnswer={(yes) => id === asked && answer(yes)} />
      ));
    },
    [show],
  );
}

function Confirmation({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const t = useText();
  const { user, client, presentation } = useSession();
  const whose = `${user?.id} ${client?.id} ${presentation?.id}`;
  const [reader] = useState(whose);
  const [busy, setBusy] = useState(false);
  const withdraw = useEffectEvent(() => onAnswer(false));
  useEffect(() => {
    if (whose !== reader) withdraw();
  }, [whose, reader]);
  const accept = async () => {
    setBusy(true);
    await question.act?.();
    onAnswer(true);
  };
  return (
    <Dialog
      isAlert
      title={question.title ?? t('general.areYouSure')}
      text={question.text}
      onClose={() => onAnswer(false)}
    >
      <div className={styles.answers}>
        <Button variant="primary" busy={busy} onClick={() => void accept()}>
          {question.yes ?? t('general.yes')}
        </Button>
        <Button disabled={busy} onClick={() => onAnswer(false)}>
          {question.no ?? t('general.no')}
        </Button>
      </div>
    </Dialog>
  );
}
