import { type ReactNode, useLayoutEffect } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import styles from './notice-strip.module.css';

type NoticeStripProps = {
  isShown: boolean;
  text: string;
  action: string;
  /** Takes the place of `action` on phones. */
  actionIcon?: ReactNode;
  busy?: boolean;
  onAction: () => void;
};

let shown = 0;

/** Two may be called for at once, of which one is shown. */
function countShown(change: number): void {
  shown += change;
  document.documentElement.toggleAttribute('data-strip', shown > 0);
}

/**
 * A strip at the top of the window that says what the page lacks, with what can be done about it. It stays as long as
 * that is so: the screens keep clear of it (`--strip`), and nothing is covered.
 */
export function NoticeStrip({ isShown, text, action, actionIcon, busy = false, onAction }: NoticeStripProps) {
  useLayoutEffect(() => {
    if (!isShown) return;
    countShown(1);
    return () => countShown(-1);
  }, [isShown]);
  return (
    // There before its first text: screen readers announce only what changes in it.
    <output className={styles.region}>
      {isShown && (
        <span className={styles.strip}>
          <CircleAlert aria-hidden="true" />
          <span className={styles.words}>{text}</span>
          <Button variant="text" icon={actionIcon} busy={busy} onClick={onAction}>
            <span className={actionIcon === undefined ? undefined : styles.action}>{action}</span>
          </Button>
        </span>
      )}
    </output>
  );
}
