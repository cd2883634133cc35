import { Volume2, VolumeX } from 'lucide-react';
import { useState, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { isSavingData } from '#web/offline/start-offline.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import styles from './intro.module.css';

/** Shows the intro film once per visit, unless the visitor prefers reduced motion or saves data. */
export function Intro({ file }: { file: string }) {
  const [isDue, setDue] = useState(() => !wasSeen() && !isUnwanted());
  return isDue ? <IntroFilm file={file} onDone={() => setDue(false)} /> : null;
}

function isUnwanted(): boolean {
  return isSavingData() || prefersReducedMotion();
}

const key = 'introSeen';

/** Whether the film was shown in this visit. True if storage is unavailable, so that it is never shown twice. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Records that the film was shown in this visit. */
function markSeen(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage, `wasSeen` is always true.
  }
}

type IntroState = 'coming' | 'playing' | 'leaving';

/**
 * The intro film over the whole page. It appears only once it is playing, so that the page never waits for it, and
 * closes at its end, by its button, by Escape, or if playback fails or stalls.
 */
function IntroFilm({ file, onDone }: { file: string; onDone: () => void }) {
  const t = useText();
  const projectName = useProjectName();
  const frame = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<IntroState>('coming');
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
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onAnimationEnd={(event) => event.target === event.currentTarget && state === 'leaving' && onDone()}
      data-intro={state}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has music only; its titles repeat the pages */}
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

/** How long the film may take to start, or to resume after stalling, in milliseconds. */
const playbackTimeout = 5000;

/**
 * Calls `onGiveUp` if the film does not start or resume in time, or if the visitor starts to use the page before it
 * starts. Returns whether playback is stalled.
 */
function useIntroTimeout(film: RefObject<HTMLVideoElement | null>, isComing: boolean, onGiveUp: () => void): boolean {
  const [isStalled, setStalled] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.addEventListener('waiting', () => setStalled(true), { signal });
    current.addEventListener('playing', () => setStalled(false), { signal });
    return () => controller.abort();
  }, [film]);
  useEffect(() => {
    if (!isComing && !isStalled) return;
    const timer = setTimeout(() => giveUp(), playbackTimeout);
    return () => clearTimeout(timer);
  }, [isComing, isStalled]);
  useEffect(() => {
    if (!isComing) return;
    const controller = new AbortController();
    for (const name of ['pointerdown', 'keydown'] as const)
      addEventListener(name, () => giveUp(), { signal: controller.signal });
    return () => controller.abort();
  }, [isComing]);
  return isStalled;
}
