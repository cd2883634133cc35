import { useEffect, type ReactNode } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import type { Rotator } from './engine/rotator.ts';
import { useRotator, useRotatorDraw } from './use-rotator.ts';
import { frameForKey } from './engine/keys.ts';
import styles from './turning-picture.module.css';

type TurningPictureProps = {
  sequence: TourSequence;
  /** The accessible name of the picture. */
  label: string;
  /** Overlays that move with the picture. */
  children: (rotator: Rotator | undefined) => ReactNode;
  onRotator: (rotator: Rotator | undefined) => void;
};

/**
 * The full-window picture, turned by mouse, touch or keyboard. It takes over from the page's first picture without a
 * flash.
 */
export function TurningPicture({ sequence, label, children, onRotator }: TurningPictureProps) {
  const { rotator, attach } = useRotator(sequence);
  useEffect(() => onRotator(rotator), [rotator, onRotator]);
  useTurnKeys(rotator, sequence.frames);
  useNoSwipeBack();
  useEffect(() => removeFirstPicture, []);
  useRotatorDraw(rotator, removeFirstPictureSoon);
  return (
    <section ref={attach} className={styles.host} aria-label={label} data-rotator="">
      {children(rotator)}
    </section>
  );
}

function removeFirstPicture(): void {
  document.getElementById('first-frame')?.replaceChildren();
}

function removeFirstPictureSoon(): void {
  requestAnimationFrame(removeFirstPicture);
}

/** Horizontal swipes at the edge of the page turn the picture instead of going back. */
function useNoSwipeBack(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overscrollBehaviorX;
    style.overscrollBehaviorX = 'none';
    return () => {
      style.overscrollBehaviorX = before;
    };
  }, []);
}

/**
 * Arrow keys, Home, End, PageUp and PageDown turn the picture while the focus is on it or nowhere. The scrubber handles
 * its keys itself.
 */
function useTurnKeys(rotator: Rotator | undefined, count: number): void {
  useEffect(() => {
    if (!rotator) return undefined;
    const turn = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const focus = document.activeElement;
      if (focus && !focus.contains(rotator.host) && !rotator.host.contains(focus)) return;
      const frame = frameForKey(event.key, rotator.frame, count);
      if (frame === undefined) return;
      event.preventDefault();
      rotator.turnTo(frame);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [rotator, count]);
}
