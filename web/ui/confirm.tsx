import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm.module.css';

/** The texts of a confirmation; the default title is “are you sure” (specification, section 2). */
type Question = { title?: string; text?: string | undefined; yes?: string; no?: string };
type Ask = (question?: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Provides `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [question, setQuestion] = useState<Question>();
  const settle = useRef<(answer: boolean) => void>(undefined);
  const ask = useCallback<Ask>((next = {}) => {
    settle.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => (settle.current = resolve));
  }, []);
  const answer = (yes: boolean) => {
    setQuestion(undefined);
    settle.current?.(yes);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Dialog
          isAlert
          title={question.title ?? t('general.areYouSure')}
          text={question.text}
          onClose={() => answer(false)}
        >
          <div className={styles.answers}>
            <Button variant="primary" onClick={() => answer(true)}>
              {question.yes ?? t('general.yes')}
            </Button>
            <Button onClick={() => answer(false)}>{question.no ?? t('general.no')}</Button>
          </div>
        </Dialog>
      )}
    </ConfirmContext>
  );
}

/** Returns a function that asks for confirmation: true for yes. Escape means no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('No ConfirmProvider');
  return ask;
}
