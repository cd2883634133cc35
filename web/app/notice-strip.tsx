import { type ReactNode, useLayoutEffect } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import styles from './notice-strip.module.css';

type NoticeStripProps = {
  /** Nothing is shown without it. */
  text: string | undefined;
  action: string;
  /** Takes the place of `action` on phones. */
  actionIcon?: ReactNode;
  busy?: boolean;
  onAction: () => void;
};

let shown = 0;

/** Keeps count because two strips may be open at once, of which only one is shown. */
function countShown(change: number): void {
  shown += change;
  document.documentElement.toggleAttribute('data-strip', shown > 0);
}

/**
 * A strip at the top of the window with a notice about the whole page and an action, such as reconnecting. Screens
 * leave room for it (`--strip`), so it covers nothing; it cannot be dismissed.
 */
export function NoticeStrip({ text, action, actionIcon, busy = false, onAction }: NoticeStripProps) {
  const isShown = text !== undefined;
  useLayoutEffect(() => {
    if (!isShown) return;
    countShown(1);
    return () => countShown(-1);
  }, [isShown]);
  return (
    // Rendered before it has any text: screen readers announce only changes within an existing region.
    <output className={styles.region}>
      {isShown && (
        <span className={styles.strip}>
          <CircleAlert />
          <span className={styles.words}>{text}</span>
          <Button variant="text" icon={actionIcon} busy={busy} onClick={onAction}>
            <span className={actionIcon === undefined ? undefined : styles.action}>{action}</span>
          </Button>
        </span>
      )}
    </output>
  );
}
