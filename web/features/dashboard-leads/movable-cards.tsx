import { useDraggable, type Active } from '@dnd-kit/core';
import {
  createContext,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { Lead } from '#contract/entities/leads.ts';
import { useProvided } from '#web/ui/use-provided.ts';

type Movable = {
  press: (event: SyntheticEvent, lead: Lead) => void;
  handle: Pick<ComponentProps<'button'>, 'aria-describedby' | 'aria-roledescription'>;
};

const MovableContext = createContext<Movable | undefined>(undefined);

/** The names of React's handlers for the events with which a drag begins. */
const handlerNames: Record<string, string> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

/**
 * Lets the cards in it be moved. They share one draggable, which stands for the card that was pressed last: dnd-kit
 * renders every draggable several times when a drag begins, ends or enters a column.
 */
export function MovableCards({ children }: { children: ReactNode }) {
  const pressed = useRef<Lead>(null);
  const { active, attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: 'card',
    data: { pressed },
  });
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    isMoving.current = active !== null;
  }, [active]);
  const press = useCallback(
    (event: SyntheticEvent, lead: Lead) => {
      const isSecondFinger = 'touches' in event && (event as React.TouchEvent).touches.length > 1;
      if (isMoving.current || isSecondFinger) return;
      const element = event.currentTarget as HTMLElement;
      pressed.current = lead;
      setNodeRef(element.closest('li'));
      setActivatorNodeRef(element);
      listeners?.[handlerNames[event.type] ?? '']?.(event);
    },
    [listeners, setNodeRef, setActivatorNodeRef],
  );
  const describedBy = attributes['aria-describedby'];
  const roleDescription = attributes['aria-roledescription'];
  const value = useMemo(
    () => ({ press, handle: { 'aria-describedby': describedBy, 'aria-roledescription': roleDescription } }),
    [press, describedBy, roleDescription],
  );
  return <MovableContext value={value}>{children}</MovableContext>;
}

/** The lead whose card is being moved. */
export function leadOf(active: Active | null): Lead | undefined {
  return (active?.data.current?.['pressed'] as RefObject<Lead | null> | undefined)?.current ?? undefined;
}

/**
 * Props with which a lead's card can be moved: of its list item, by mouse and touch, and of its handle, by keyboard.
 */
export function useMovableCard(lead: Lead) {
  const { press, handle } = useProvided(MovableContext);
  return useMemo(() => {
    const onPress = (event: SyntheticEvent) => press(event, lead);
    return { item: { onMouseDown: onPress, onTouchStart: onPress }, handle: { ...handle, onKeyDown: onPress } };
  }, [press, handle, lead]);
}
