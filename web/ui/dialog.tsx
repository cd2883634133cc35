import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `alert` asks a question that has to be answered: no close button, a press beside it does nothing. */
  kind?: 'dialog' | 'alert';
  className?: string | undefined;
};

/**
 * A dialog over everything else, on the browser's own `<dialog>`: what lies under it cannot be reached, Escape closes
 * it and
 * focus goes back to where it came from. Render it while it is open.
 */
export function Dialog({ title, onClose, children, kind = 'dialog', className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // It closes while it is still in the page: only then focus goes back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (kind === 'dialog' && event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {kind === 'dialog' && <CloseButton look="plain" onClick={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}
