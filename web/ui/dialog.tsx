import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** What the dialog says before its content; screen readers read it with the title. */
  text?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  /** An alert requires an answer: no close button, and a click outside does nothing. */
  isAlert?: boolean;
  className?: string | undefined;
};

/**
 * A modal dialog on the browser’s own `<dialog>`: Escape closes it and focus returns to where it was. Render it only
 * while it is open.
 */
export function Dialog({ title, text, onClose, children, isAlert, className }: DialogProps) {
  const modal = useModalDialog(onClose);
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      {...modal}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={text && textId}
      className={classNames(styles.dialog, className)}
      onPointerDown={(event) => {
        if (!isAlert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {!isAlert && <CloseButton variant="plain" onClick={onClose} />}
        </div>
        {text && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

/**
 * Opens a `<dialog>` as modal as long as it is rendered, with the focus at its start. Escape calls `onClose` instead of
 * closing it, so that the dialog is open exactly while its component is rendered. Pressed twice, Escape closes it all
 * the same, which calls `onClose` then.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, because only then does the browser restore focus.
  useLayoutEffect(() => {
    const opened = ref.current;
    opened?.showModal();
    if (opened) startOf(opened)?.focus();
    return () => opened?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel, onClose };
}

/**
 * Where the focus of a dialog begins: in the first field, if its content begins with one, otherwise on its title, so
 * that screen readers begin there and Enter, pressed once too often, answers nothing. On touch screens always on the
 * title, because a field opens their keyboard.
 */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  // The first control that is not the close button beside the title.
  const first = dialog.querySelector<HTMLElement>('a[href], button:not(:has(h2) > *), input, select, textarea');
  return first?.matches('input, select, textarea') && matchMedia('(pointer: fine)').matches
    ? first
    : dialog.querySelector('h2');
}
