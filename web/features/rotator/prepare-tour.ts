import type { TourSequence } from '#contract/entities/tour.ts';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import type { Rotator } from './engine/rotator.ts';
import type { RotatorSteps } from './use-rotator.ts';

type Listeners = {
  /** The first picture is drawn. */
  onReady: () => void;
  /** Called whenever the network interrupts loading, and when loading continues. */
  onConnection: (isOnline: boolean) => void;
};

/** How long one tour fades into another. */
const fadeMilliseconds = 700;

/**
 * Loads another tour below the picture that is shown, which can still be turned. As soon as the other tour has drawn
 * the current angle, fades to it and hands its rotator over to `useRotator`. Does nothing more once `cancelled` is
 * aborted.
 */
export function prepareTour(
  sequence: TourSequence,
  from: Rotator,
  { startTurn, handOver }: RotatorSteps,
  cancelled: AbortSignal,
  { onReady, onConnection }: Listeners,
): void {
  if (cancelled.aborted) return;
  const picture = from.host.querySelector('canvas');
  const next = startTurn(sequence, from.host, Math.min(from.frame, sequence.frames - 1));
  const follow = () => {
    const angle = Math.min(from.frame, sequence.frames - 1);
    // Both follow the hand. The jump that keys make would end a coast.
    if (next.frame !== angle) next.turnTo(angle);
    return angle;
  };
  const stopFollowing = from.onDraw(follow);
  const destroy = () => {
    stopFollowing();
    next.destroy();
  };
  cancelled.addEventListener('abort', destroy);
  next.onProgress(({ online }) => onConnection(online));
  const stop = next.onDraw(({ frame }) => {
    if (frame !== follow()) return;
    stop();
    stopFollowing();
    cancelled.removeEventListener('abort', destroy);
    if (picture) fadeOutCopy(picture);
    handOver(next, sequence);
    onReady();
  });
}

/** Covers a canvas with a copy, which fades and is removed: the canvas itself ends with its rotator. */
function fadeOutCopy(canvas: HTMLCanvasElement): void {
  if (prefersReducedMotion()) return;
  const copy = canvas.cloneNode() as HTMLCanvasElement;
  // In the page first: WebKit shows nothing of what was drawn before.
  canvas.after(copy);
  copy.getContext('2d', { alpha: false })?.drawImage(canvas, 0, 0);
  const fade = copy.animate({ opacity: [1, 0] }, { duration: fadeMilliseconds, easing: 'ease-in-out' });
  fade.addEventListener('finish', () => copy.remove());
}
