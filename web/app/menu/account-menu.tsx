import { Suspense, useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bottom-area.module.css';

type AccountMenuProps = {
  icon: ReactNode;
  name: string;
  label: string;
  /** A second line below the name. */
  note?: string | undefined;
  narrow: boolean;
  inline: boolean;
  children: (leave: () => void) => ReactNode;
};

/**
 * A person's name that opens a popover with their actions; with `inline`, the actions are shown below the name instead.
 */
export function AccountMenu({ icon, name, label, note, narrow, inline, children }: AccountMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span> {note && <span className={styles.note}>{note}</span>}
    </span>
  );
  if (inline) {
    return (
      <section aria-label={label} className={styles.inline}>
        <p className={classNames(styles.action, styles.person)}>
          {icon}
          {words}
        </p>
        <Suspense>{children(() => undefined)}</Suspense>
      </section>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.action, styles.person, narrow && styles.narrow, note && styles.running)}
        popoverTarget={id}
        aria-label={label}
      >
        {icon}
        {words}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onToggle={(event) => {
          if (event.newState === 'open') placeBeside(event.currentTarget, button.current);
        }}
        onBlur={closeWhenLeft}
      >
        <Suspense>{children(() => document.getElementById(id)?.hidePopover())}</Suspense>
      </div>
    </>
  );
}

/** Closes a popover when the focus moves to an element outside of it. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/**
 * Places the list after its button along the line, aligned at the bottom, and focuses its first action, unless the
 * focus is in the list already (a quick key press).
 */
export function placeBeside(list: HTMLElement, button: HTMLElement | null): void {
  const place = button?.getBoundingClientRect();
  if (!place) return;
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  list.style.insetInlineStart = `${(isMirrored ? window.innerWidth - place.left : place.right) + 12}px`;
  list.style.bottom = `${window.innerHeight - place.bottom}px`;
  if (!list.contains(document.activeElement)) list.querySelector<HTMLElement>('a, button')?.focus();
}
