import { useCallback, useEffect, useState, type RefCallback } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import { ownMemoryBudget } from './engine/memory-budget.ts';
import { Rotator, type RotatorProgress, type RotatorView } from './engine/rotator.ts';

/** Where the turn was left, so that a visitor who comes back, or changes the tour, finds the view he left. */
let lastFrame: number | undefined;
const loadedOnce = new Set<string>();

/** Whether all frames of a sequence were loaded before in this visit. */
export function wasLoaded(sequence: TourSequence): boolean {
  return loadedOnce.has(sequence.folder);
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Turns a sequence on the canvas inside the element that `attach` is given as its ref. Leaving the page, or another
 * sequence, frees everything.
 */
export function useRotator(sequence: TourSequence): { rotator: Rotator | undefined; attach: RefCallback<HTMLElement> } {
  const [rotator, setRotator] = useState<Rotator>();
  const attach = useCallback((host: HTMLElement | null) => {
    const canvas = host?.querySelector('canvas');
    if (!host || !canvas) return undefined;
    const made = new Rotator({
      sequence,
      canvas,
      host,
      start: Math.min(lastFrame ?? sequence.start, sequence.frames - 1),
      startIsShown: lastFrame === undefined && document.querySelector('#first-frame img') !== null,
      budgetBytes: ownMemoryBudget(),
      prefersReducedMotion,
    });
    setRotator(made);
    return () => {
      lastFrame = made.frame;
      made.destroy();
      setRotator(undefined);
    };
  }, [sequence]);
  return { rotator, attach };
}

/** Calls back with every drawing, in the same animation frame. The callback must be stable. */
export function useRotatorDraw(rotator: Rotator | undefined, onDraw: (view: RotatorView) => void): void {
  useEffect(() => rotator?.onDraw(onDraw), [rotator, onDraw]);
}

/** How far loading is. */
export function useRotatorProgress(rotator: Rotator | undefined, sequence: TourSequence): RotatorProgress {
  const [progress, setProgress] = useState<RotatorProgress>({ loaded: 0, total: sequence.frames, online: true });
  useEffect(() => rotator?.onProgress((next) => {
    if (next.loaded >= next.total) loadedOnce.add(sequence.folder);
    setProgress(next);
  }), [rotator, sequence]);
  return progress;
}
