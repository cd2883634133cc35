import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { liftOver } from './lift-over.ts';
import styles from './toast.module.css';

/** Shown for 3 s, then hidden over 0.5 s (specification, section 9). Milliseconds. */
const toastTimes = { shown: 3000, hiding: 500 } as const;

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

/** Returns a function that shows a short message: `toast(text)`, or `toast(text, 'error')`. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
