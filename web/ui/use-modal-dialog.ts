import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/**
 * Opens a `<dialog>` as modal as long as it is rendered. Escape calls `onClose` instead of closing it, so that the
 * dialog is open exactly while its component is rendered.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the browser restore focus.
  useLayoutEffect(() => {
    const opened = ref.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
