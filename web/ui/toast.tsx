import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, createContext, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import { reportPart } from './load-failures.ts';
import { useProvided } from './use-provided.ts';
import styles from './toast.module.css';

/** Shown for 3 s, then hidden over 0.5 s (specification, section 9). Milliseconds. */
const shownFor = 3000;
const hidingFor = 500;

type Message = { text: string; kind: 'success' | 'error'; id: number };
type Show = (text: string, kind?: Message['kind']) => void;

const ToastContext = createContext<Show | undefined>(undefined);
let lastId = 0;

/** Provides `useToast`. A new message replaces the others, except for failures, which stay for their own time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  /** The open dialog, which would cover what is not in it, and hide it from screen readers. */
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  const show = useCallback<Show>((text, kind = 'success') => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    setDialog(open);
    // Most messages of success close the dialog, and outlive it.
    open?.addEventListener('close', () => setDialog(undefined));
    const message = { text, kind, id: ++lastId };
    setMessages((shown) => [...shown.filter((one) => one.kind === 'error' && one.text !== text), message]);
  }, []);
  const remove = useCallback((message: Message) => setMessages((shown) => shown.filter((one) => one !== message)), []);
  const region = (
    <output className={styles.region} role={dialog && 'alert'}>
      {messages[0] && (
        <Lifted>
          {messages.map((message) => (
            <Toast key={message.id} message={message} onHidden={remove} />
          ))}
        </Lifted>
      )}
    </output>
  );
  return (
    <ToastContext value={show}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </ToastContext>
  );
}

/** Keeps messages clear of what is in use. */
function Lifted({ children }: { children: ReactNode }) {
  const [lift, setLift] = useState(0);
  return (
    <span
      ref={(element) => {
        // Messages never move down again, so as not to jitter.
        const place = () => element && setLift((last) => Math.max(last, liftOver(element, last)));
        place();
        // Repeated, because the page below may still be loading.
        const timer = setInterval(place, 250);
        return () => clearInterval(timer);
      }}
      className={styles.messages}
      style={{ translate: `0 ${-lift}px` }}
    >
      {children}
    </span>
  );
}

function Toast({ message, onHidden }: { message: Message; onHidden: (message: Message) => void }) {
  const [hiding, setHiding] = useState(false);
  // Before anything is painted, so that the time counts from the moment at which the message is shown.
  useLayoutEffect(() => {
    const timer = hiding ? setTimeout(onHidden, hidingFor, message) : setTimeout(setHiding, shownFor, true);
    return () => clearTimeout(timer);
  }, [message, hiding, onHidden]);
  const Icon = message.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <span className={classNames(styles.toast, styles[message.kind], hiding && styles.hiding)}>
      <Icon />
      {message.text}
    </span>
  );
}

/** Returns a function that shows a short message: `toast(text)`, or `toast(text, 'error')`. */
export function useToast(): Show {
  return useProvided(ToastContext);
}

/**
 * Returns a function that says that a part of this page could not be loaded: in a notice that offers to reload the page
 * and, if there is a notice already, such as of a lost connection, in a short message.
 */
export function useReportMissing(): (part: unknown) => void {
  const t = useText();
  const toast = useToast();
  return useCallback(
    (part) => {
      if (document.documentElement.hasAttribute('data-strip')) toast(t('shell.partMissing'), 'error');
      reportPart(part, true);
    },
    [t, toast],
  );
}

/** The distance between a message and the elements that it keeps clear of, in px. */
const gap = 12;

/**
 * How far a message at the bottom of the window must rise, in px, so as not to cover elements with `data-keep-clear`
 * and the control in use, as far as there is room above them. `lifted` is how far it has risen already.
 */
export function liftOver(message: HTMLElement, lifted = 0): number {
  const { left, right, top, bottom } = message.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-keep-clear], :focus:not([tabindex])')]
    .filter((element) => element !== message)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right && box.top < window.innerHeight);
  let lift = 0;
  // From the lowest up, because a message lifted above one box may cover the next.
  for (const box of boxes.toSorted((a, b) => b.top - a.top)) {
    const above = bottom + lifted - box.top + gap;
    const isMet = box.bottom > top + lifted - lift - gap;
    if (isMet && above > lift && top + lifted - above >= 0) lift = above;
  }
  return lift;
}
