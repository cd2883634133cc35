import { useEffect, type ReactNode } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import type { Rotator } from './engine/rotator.ts';
import { useRotator, useRotatorDraw } from './use-rotator.ts';
import { useTurnKeys } from './use-turn-keys.ts';
import styles from './turning-picture.module.css';

type TurningPictureProps = {
  sequence: TourSequence;
  /** What the picture shows, for those who listen. */
  label: string;
  /** What lies on the picture and turns with it. */
  children: (rotator: Rotator | undefined) => ReactNode;
  onRotator: (rotator: Rotator | undefined) => void;
};

/**
 * The full-window picture that a hand, a finger or the keyboard turns. Takes over from the first picture of the page
 * without a flash.
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

/** A sideways drag at the page's edge must turn the picture, not leave the page. */
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
