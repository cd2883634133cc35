import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './bottom-area.module.css';

/**
 * The actions of a person's menu, below the name, which the rail may cut. If they arrive after it was opened, the first
 * one gets the focus that its button kept.
 */
export function Actions({ name, children }: { name: string | undefined; children: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = actions.current?.closest<HTMLElement>('[popover]:popover-open');
    if (list && document.activeElement?.getAttribute('popovertarget') === list.id)
      list.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  return (
    <div ref={actions} className={styles.actions} data-name={name}>
      {children}
    </div>
  );
}

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
      <Icon />
      {title}
    </button>
  );
}
