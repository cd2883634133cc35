import type { LucideIcon } from 'lucide-react';
import styles from './bottom-area.module.css';

type MenuActionProps = { icon: LucideIcon; title: string; act: () => Promise<void>; onLeave: () => void };

/** A button in the menu that closes the menu, then acts. */
export function MenuAction({ icon: Icon, title, act, onLeave }: MenuActionProps) {
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        onLeave();
        void act();
      }}
    >
      <Icon aria-hidden="true" />
      {title}
    </button>
  );
}
