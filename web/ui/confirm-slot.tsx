import { createContext, useCallback, useRef, useState, type ReactNode } from 'react';
import { useProvided } from './use-provided.ts';

type Answer = (yes: boolean) => void;
type Show = (render: (answer: Answer) => ReactNode) => Promise<boolean>;

const SlotContext = createContext<Show | undefined>(undefined);

/** Where `useConfirm` shows its dialog, which loads with the screens that ask. */
export function ConfirmSlot({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const settle = useRef<Answer>(undefined);
  const show = useCallback<Show>((render) => {
    settle.current?.(false);
    const answer: Answer = (yes) => {
      setDialog(undefined);
      settle.current?.(yes);
    };
    setDialog(render(answer));
    return new Promise((resolve) => (settle.current = resolve));
  }, []);
  return (
    <SlotContext value={show}>
      {children}
      {dialog}
    </SlotContext>
  );
}

/** Returns a function that shows a dialog, and gives what it was answered with: false if another one replaces it. */
export function useConfirmSlot(): Show {
  return useProvided(SlotContext);
}
