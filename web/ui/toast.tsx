import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './toast.module.css';

/** Shown for 3 s, then hidden over 0.5 s (specification, section 9). Milliseconds. */
const toastTimes = { shown: 3000, hiding: 500 } as const;

/** Between a message and what it leaves free, in px. */
const gap = 12;

type Message = { text: string; kind: 'success' | 'error'; id: number };
type Show = (text: string, kind?: Message['kind']) => void;

const ToastContext = createContext<Show | undefined>(undefined);

/** Provides `useToast`. A new message replaces the last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>();
  const show = useCallback<Show>(
    (text, kind = 'success') => setMessage((last) => ({ text, kind, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const remove = useCallback(() => setMessage(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles.region} aria-live="polite" aria-atomic="true">
        {message && <Toast key={message.id} message={message} onHidden={remove} />}
      </output>
    </ToastContext>
  );
}

function Toast({ message, onHidden }: { message: Message; onHidden: () => void }) {
  const [hiding, setHiding] = useState(false);
  const element = useRef<HTMLSpanElement>(null);
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => setLift(element.current ? liftOver(element.current) : 0), []);
  useEffect(() => {
    const hide = setTimeout(() => setHiding(true), toastTimes.shown);
    const remove = setTimeout(onHidden, toastTimes.shown + toastTimes.hiding);
    return () => {
      clearTimeout(hide);
      clearTimeout(remove);
    };
  }, [onHidden]);
  const Icon = message.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <span
      ref={element}
      className={classNames(styles.toast, styles[message.kind], hiding && styles.hiding)}
      style={{ marginBottom: lift }}
    >
      <Icon aria-hidden="true" />
      {message.text}
    </span>
  );
}

/**
 * How far a message at the bottom of the window must rise, in px, to leave free what is in use there: elements with
 * `data-keep-clear`.
 */
function liftOver(toast: HTMLElement): number {
  const box = toast.getBoundingClientRect();
  const lifts = [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right, top, bottom, width }) => {
      const isBeside = right <= box.left || left >= box.right;
      return width > 0 && !isBeside && bottom > box.top - gap && top < window.innerHeight;
    })
    .map(({ top }) => box.bottom - top + gap);
  return Math.max(0, ...lifts);
}

/** Returns a function that shows a short message: `toast(text)`, or `toast(text, 'error')`. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
