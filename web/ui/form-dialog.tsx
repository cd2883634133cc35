import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';

type FormDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog with a form: it asks before it closes with typed text that was not saved. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const { ref, close } = useAskBeforeClosing(onClose);
  return (
    <Dialog title={title} onClose={close}>
      <div ref={ref} hidden />
      {children}
    </Dialog>
  );
}
