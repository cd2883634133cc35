import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { markSeen } from './intro-seen.ts';
import styles from './intro-film.module.css';

/**
 * The film at the beginning of a visit, over everything. It comes only once it really plays, so that the picture behind
 * never waits for it; it goes at its end, by its button, by Escape, and by itself where it cannot go on.
 */
export function IntroFilm({ file, onDone }: { file: string; onDone: () => void }) {
  const t = useText();
  const { projectName } = useSettings();
  const frame = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'coming' | 'playing' | 'leaving'>('coming');
  const [muted, setMuted] = useState(true);
  const leave = () => {
    markSeen();
    if (state === 'coming') onDone();
    else setState('leaving');
  };
  const isStalled = useIntroTimeout(film, state === 'coming', leave);
  const giveUp = useEffectEvent(leave);
  useEffect(() => void film.current?.play().catch(() => giveUp()), []);
  const begin = () => {
    if (state !== 'coming') return;
    markSeen();
    setState('playing');
    frame.current?.showModal();
  };
  return (
    <dialog
      ref={frame}
      className={classNames(styles.frame, state === 'leaving' && styles.leaving)}
      aria-label={t('intro.film', { project: projectName })}
      onCancel={(event) => (event.preventDefault(), leave())}
      onAnimationEnd={(event) => event.target === event.currentTarget && state === 'leaving' && onDone()}
      data-intro={state}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the film is a picture with music; what it says stands on the pages */}
      <video
        ref={film}
        className={styles.film}
        src={`/uploads/${file.split('/').map(encodeURIComponent).join('/')}`}
        muted={muted}
        playsInline
        preload="auto"
        onPlaying={begin}
        onEnded={leave}
        onError={leave}
      />
      <div className={styles.tools} aria-busy={isStalled || undefined}>
        <IconButton
          label={t('intro.sound')}
          icon={muted ? <VolumeX /> : <Volume2 />}
          aria-pressed={!muted}
          onClick={() => setMuted(!muted)}
        />
        <Button className={styles.skip} autoFocus onClick={leave}>
          {t('intro.skip')}
        </Button>
      </div>
    </dialog>
  );
}

/** How long a film may take to begin, and to go on once it stands still, in milliseconds. */
const patience = 5000;

/**
 * Ends a film that does not get on: one that has not begun in time, or whose next pictures stay away. Somebody who
 * begins
 * to use the page before it came does not get it any more. Tells whether it stands still.
 */
function useIntroTimeout(film: RefObject<HTMLVideoElement | null>, isComing: boolean, onGiveUp: () => void): boolean {
  const [isStalled, setStalled] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    current.addEventListener('waiting', () => setStalled(true), on);
    current.addEventListener('playing', () => setStalled(false), on);
    return () => stop.abort();
  }, [film]);
  useEffect(() => {
    if (!isComing && !isStalled) return;
    const timer = setTimeout(() => giveUp(), patience);
    return () => clearTimeout(timer);
  }, [isComing, isStalled]);
  useEffect(() => {
    if (!isComing) return;
    const stop = new AbortController();
    for (const name of ['pointerdown', 'keydown'] as const)
      addEventListener(name, () => giveUp(), { signal: stop.signal });
    return () => stop.abort();
  }, [isComing]);
  return isStalled;
}
