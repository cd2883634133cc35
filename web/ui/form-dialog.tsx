import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#web/texts/language.tsx';
import { type Question, useConfirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

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

type Closing = {
  /** Belongs to an element inside of the dialog. */
  ref: RefObject<HTMLDivElement | null>;
  /** What Escape, Back, a press outside and the close button call. */
  close: () => void;
};

/**
 * Has a dialog ask before it closes with typed text that was not saved, and the browser before the page does. The
 * form's own buttons call `onClose` directly.
 */
export function useAskBeforeClosing(onClose: () => void): Closing {
  const t = useText();
  const typing = useRef<Typing>(undefined);
  const question = { title: t('form.discardTitle'), yes: t('form.discard'), no: t('form.continue') };
  const { ref, close } = useAskBeforeLosing(() => typing.current?.isUnsaved() === true, question, onClose);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return;
    typing.current = new Typing(dialog);
    return () => typing.current?.end();
  }, [ref]);
  return { ref, close };
}

/** Has a dialog ask a question before it closes, and the browser before the page does, as long as something is lost. */
export function useAskBeforeLosing(isLost: () => boolean, question: Question, onClose: () => void): Closing {
  const confirm = useConfirm();
  const ref = useRef<HTMLDivElement>(null);
  const close = async () => {
    if (!isLost() || (await confirm(question))) onClose();
  };
  useAskBeforeUnload(isLost);
  const onEscape = useEffectEvent(close);
  const hasToAsk = useEffectEvent(isLost);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    const listeners = new AbortController();
    const { signal } = listeners;
    // Not left to the browser, which closes a dialog by itself when Escape is pressed twice without typing in between.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !hasToAsk()) return;
      event.preventDefault();
      void onEscape();
    };
    dialog?.addEventListener('keydown', onKeyDown, { signal });
    // Android closes it by itself, too; open again, it lies below the question that follows.
    const onClosed = () => dialog?.isConnected && hasToAsk() && dialog.showModal();
    dialog?.addEventListener('close', onClosed, { signal, capture: true });
    return () => listeners.abort();
  }, []);
  return { ref, close: () => void close() };
}

/** The text fields of a dialog, with the values that they had when they appeared. */
class Typing {
  private readonly values = new WeakMap<TextField, string>();
  private readonly dialog: HTMLDialogElement;
  private readonly onFocus = () => this.remember();

  constructor(dialog: HTMLDialogElement) {
    this.dialog = dialog;
    dialog.addEventListener('focusin', this.onFocus);
    this.remember();
  }

  isUnsaved(): boolean {
    return this.fields().some((field) => field.value !== (this.values.get(field) ?? field.value));
  }

  end(): void {
    this.dialog.removeEventListener('focusin', this.onFocus);
  }

  private remember(): void {
    for (const field of this.fields()) if (!this.values.has(field)) this.values.set(field, field.value);
  }

  private fields(): TextField[] {
    return [...this.dialog.querySelectorAll<TextField>(fields)];
  }
}
