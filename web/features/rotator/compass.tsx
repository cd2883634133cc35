import { useCallback, useEffect, useRef } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { wrap } from '#domain/rotator/circle.ts';
import type { Rotator, RotatorView } from './engine/rotator.ts';
import { Throttle } from './throttle.ts';
import { useRotatorDraw } from './use-rotator.ts';
import styles from './compass.module.css';

type CompassProps = {
  rotator: Rotator | undefined;
  /** North per frame, degrees clockwise from straight ahead. */
  north: readonly number[];
  /** The frame that is shown first. */
  first: number;
  /** All frames are loaded: the compass plays its animation, then follows the picture. */
  loaded: boolean;
  /** Skips the animation, because it was played before. */
  settled: boolean;
};

/** Shows where north is in the picture. Plays an animation after loading, unless the visitor prefers reduced motion. */
export function Compass({ rotator, north, first, loaded, settled }: CompassProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const caption = useRef<HTMLElement>(null);
  const dial = useRef<SVGSVGElement>(null);
  const announceThrottle = useRef(new Throttle());
  const state = useRef({ north: north[first] ?? 0, count: settled ? 0 : compassStart });
  const point = useCallback(() => {
    const angle = compassAngle(state.current.north, state.current.count);
    if (dial.current) dial.current.style.transform = `rotate(${angle.toFixed(1)}deg)`;
    panel.current?.setAttribute('data-angle', angle.toFixed(1));
    announceThrottle.current.run(() => {
      if (caption.current)
        caption.current.textContent = t('rotator.compass', { degrees: Math.round(wrap(state.current.north, 360)) });
    });
  }, [t]);
  const follow = useCallback(
    (view: RotatorView) => {
      state.current.north = north[view.frame] ?? 0;
      point();
    },
    [north, point],
  );
  useRotatorDraw(rotator, follow);
  useEffect(point, [point]);
  useEffect(() => {
    if (!loaded || state.current.count === 0) return undefined;
    const report = (count: number): void => {
      state.current.count = count;
      point();
    };
    if (!prefersReducedMotion()) return runCompassTurn(report);
    report(0);
    return undefined;
  }, [loaded, point]);
  return (
    <Panel ref={panel} as="figure" className={styles.compass} data-compass="">
      <svg ref={dial} className={styles.dial} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
        {/* Dashes of two circles instead of 72 lines, whose styles a phone would compute one by one. */}
        <circle className={styles.ticks} r="45" pathLength="360" strokeDasharray="0.95 4.05" strokeDashoffset="0.475" />
        <circle
          className={styles.ticks}
          r="41"
          pathLength="360"
          strokeDasharray="1.05 43.95"
          strokeDashoffset="0.525"
        />
        <text className={styles.letter} y="-24">
          N
        </text>
        <path className={styles.north} d="M0-19 5 0H-5Z" />
        <path className={styles.south} d="M0 22 5 0H-5Z" />
      </svg>
      <figcaption ref={caption} className={styles.caption} />
    </Panel>
  );
}

/** The compass animation after loading (specification, section 4): counts down from 15 every 30 ms, 6 degrees each. */
const compassStart = 15;
const compassStepMilliseconds = 30;
const degreesPerUnit = 6;

/** The angle of the needle in degrees clockwise from up: the picture's north plus the remaining steps. */
export function compassAngle(north: number, count: number): number {
  return north + count * degreesPerUnit;
}

/** Counts from 15 to 0 and reports every value. Returns a function that stops it. */
export function runCompassTurn(report: (count: number) => void): () => void {
  let count = compassStart;
  const timer = setInterval(() => {
    count -= 1;
    report(count);
    if (count === 0) clearInterval(timer);
  }, compassStepMilliseconds);
  return () => clearInterval(timer);
}
