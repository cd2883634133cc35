import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

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

/** Fields whose text is lost when their dialog closes. Passwords and codes are typed for one attempt. */
const fields = 'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="date"], :not([type]))';
type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Has a dialog ask before it closes with typed text that was not saved, and the browser before the page does. `ref`
 * belongs to an element inside of it; `close` is what Escape, Back, a press outside and the close button call. The
 * form's own buttons call `onClose` directly.
 */
export function useAskBeforeClosing(onClose: () => void): {
  ref: RefObject<HTMLDivElement | null>;
  close: () => void;
} {
  const t = useText();
  const confirm = useConfirm();
  const ref = useRef<HTMLDivElement>(null);
  const typing = useRef<Typing>(undefined);
  const close = async () => {
    const isKept =
      typing.current?.isUnsaved() &&
      !(await confirm({ title: t('form.discardTitle'), yes: t('form.discard'), no: t('form.continue') }));
    if (!isKept) onClose();
  };
  const latestClose = useRef(close);
  useEffect(() => void (latestClose.current = close));
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return;
    typing.current = new Typing(dialog, () => void latestClose.current());
    return () => typing.current?.end();
  }, []);
  return { ref, close: () => void close() };
}

/** The text fields of a dialog, with the values that they had when they appeared. */
class Typing {
  private readonly values = new WeakMap<TextField, string>();
  private readonly dialog: HTMLDialogElement;
  private readonly listeners = new AbortController();

  constructor(dialog: HTMLDialogElement, onEscape: () => void) {
    this.dialog = dialog;
    const { signal } = this.listeners;
    dialog.addEventListener('focusin', () => this.remember(), { signal });
    // Not left to the browser, which closes a dialog by itself when Escape is pressed twice without typing in between.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !this.isUnsaved()) return;
      event.preventDefault();
      onEscape();
    };
    dialog.addEventListener('keydown', onKeyDown, { signal });
    addEventListener('beforeunload', (event) => this.isUnsaved() && event.preventDefault(), { signal });
    this.remember();
  }

  isUnsaved(): boolean {
    return this.fields().some((field) => field.value !== (this.values.get(field) ?? field.value));
  }

  end(): void {
    this.listeners.abort();
  }

  private remember(): void {
    for (const field of this.fields()) if (!this.values.has(field)) this.values.set(field, field.value);
  }

  private fields(): TextField[] {
    return [...this.dialog.querySelectorAll<TextField>(fields)];
  }
}
