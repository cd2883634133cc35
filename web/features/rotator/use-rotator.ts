import { useCallback, useEffect, useState, type RefCallback } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import { isTourLoaded, rememberLoadedTour } from '#web/session/tours.ts';
import { handOver, takeStartedRotator } from './start-rotator.ts';
import { Rotator, type RotatorProgress, type RotatorView } from './engine/rotator.ts';

/** The last frame shown, so that visitors who come back or switch the tour see the same view. */
let lastFrame: number | undefined;

/** Whether all frames of a sequence were already loaded in this visit, even before a reload of the page. */
export function wasLoaded(sequence: TourSequence): boolean {
  return isTourLoaded(addressOf(sequence));
}

function addressOf({ folder, landscape }: TourSequence): string {
  return landscape.avif[0] ?? folder;
}

/**
 * Turns a sequence in the element with the ref `attach`, continuing the rotator that started with the page. It is
 * destroyed on unmount and for another sequence.
 */
export function useRotator(sequence: TourSequence): { rotator: Rotator | undefined; attach: RefCallback<HTMLElement> } {
  const [rotator, setRotator] = useState<Rotator>();
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return undefined;
      const started = takeStartedRotator(sequence);
      started?.moveTo(host);
      const turning = started ?? startTurn(sequence, host, firstFrame(sequence));
      setRotator(turning);
      return () => {
        lastFrame = turning.frame;
        turning.destroy();
        setRotator(undefined);
      };
    },
    [sequence],
  );
  return { rotator, attach };
}

/** The frame of a sequence that is shown first: the last one of this visit, otherwise the sequence's start frame. */
export function firstFrame(sequence: TourSequence): number {
  return Math.min(lastFrame ?? sequence.start, sequence.frames - 1);
}

function startTurn(sequence: TourSequence, host: HTMLElement, start: number): Rotator {
  return new Rotator({ sequence, host, start });
}

/**
 * What `prepareTour` needs to start the next rotator, as an argument: if it imported them, they would be in a shared
 * chunk, one more file for the first page.
 */
export const rotatorSteps = { startTurn, handOver };
export type RotatorSteps = typeof rotatorSteps;

/** Calls `onDraw` after every draw, in the same animation frame. The callback must be stable. */
export function useRotatorDraw(rotator: Rotator | undefined, onDraw: (view: RotatorView) => void): void {
  useEffect(() => rotator?.onDraw(onDraw), [rotator, onDraw]);
}

/** The progress of loading. Renders again with every loaded frame. */
export function useRotatorProgress(rotator: Rotator | undefined, sequence: TourSequence): RotatorProgress {
  const [progress, setProgress] = useState<RotatorProgress>({ loaded: 0, total: sequence.frames, online: true });
  useEffect(() => rotator?.onProgress(setProgress), [rotator]);
  return progress;
}

/** Whether all frames are loaded. */
export function useAllLoaded(rotator: Rotator | undefined, sequence: TourSequence): boolean {
  const [areAll, setAreAll] = useState(false);
  useEffect(
    () =>
      rotator?.onProgress(({ loaded, total }) => {
        if (loaded >= total) rememberLoadedTour(addressOf(sequence));
        setAreAll(loaded >= total);
      }),
    [rotator, sequence],
  );
  return areAll;
}
