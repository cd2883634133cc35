import { MoveHorizontal } from 'lucide-react';
import { useCallback, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Throttle } from './throttle.ts';
import { frameForKey } from './engine/keys.ts';
import type { Rotator, RotatorView } from './engine/rotator.ts';
import { useRotatorDraw } from './use-rotator.ts';
import styles from './scrubber.module.css';

type ScrubberProps = {
  rotator: Rotator | undefined;
  count: number;
  /** The frame that is shown first. */
  first: number;
};

/**
 * A slider over all frames; its keys wrap around at the ends. On phones it is display only: touches reach the picture.
 */
export function Scrubber({ rotator, count, first }: ScrubberProps) {
  const t = useText();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const throttle = useRef(new Throttle());
  const track = useRef<HTMLSpanElement>(null);
  const follow = useCallback(
    ({ frame }: RotatorView) => {
      track.current?.style.setProperty('--at', shareOf(frame, count));
      throttle.current.run(() => {
        if (!slider.current) return;
        slider.current.value = String(frame);
        slider.current.setAttribute('aria-valuetext', t('rotator.view', { view: frame + 1, count }));
      });
    },
    [t, count],
  );
  useRotatorDraw(rotator, follow);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!rotator || event.altKey || event.ctrlKey || event.metaKey) return;
    const frame = frameForKey(event.key, rotator.frame, count);
    if (frame === undefined) return;
    event.preventDefault();
    rotator.turnTo(frame);
  };
  return (
    <Panel className={styles.scrubber} data-keep-clear="">
      <MoveHorizontal />
      <label htmlFor={id}>{t('rotator.dragToTurn')}</label>
      <span ref={track} dir="ltr" className={styles.track} style={{ '--at': shareOf(first, count) } as CSSProperties}>
        <input
          ref={slider}
          id={id}
          className={styles.slider}
          type="range"
          min={0}
          max={count - 1}
          defaultValue={first}
          onInput={(event) => rotator?.turnTo(event.currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
      </span>
    </Panel>
  );
}

/** Where a frame is between the first and the last one, from 0 to 1. */
function shareOf(frame: number, count: number): string {
  return String(frame / Math.max(1, count - 1));
}
