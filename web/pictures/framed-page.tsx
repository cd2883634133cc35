import { ExternalLink, RefreshCw } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './framed-page.module.css';

/**
 * What a page of another site may do in its frame: run scripts on its own origin, but neither navigate this page nor
 * open windows.
 */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';
const features = 'fullscreen; autoplay; gyroscope; accelerometer; magnetometer; xr-spatial-tracking';

/**
 * A page of another site in an iframe, with a link to open it in a tab, because some sites refuse to be framed and a
 * page cannot detect that. The server returns only addresses that may be framed, and the content security policy lists
 * their hosts.
 */
export function FramedPage({
  address,
  title,
  className,
}: {
  address: string;
  title: string;
  className?: string | undefined;
}) {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [loaded, setLoaded] = useState<string>();
  const isForeign = URL.parse(address, window.location.href)?.origin !== window.location.origin;
  return (
    <div className={classNames(styles.frame, className)} data-framed={isOnline ? 'online' : 'offline'}>
      {!isOnline && <p className={styles.note}>{t('frame.offline')}</p>}
      {!isForeign && <p className={styles.note}>{t('frame.refused')}</p>}
      {isOnline && isForeign && (
        <>
          {loaded !== address && <Skeleton className={styles.waiting} />}
          <iframe
            className={styles.page}
            title={title}
            src={address}
            sandbox={sandbox}
            allow={features}
            referrerPolicy="strict-origin"
            onLoad={() => setLoaded(address)}
          />
        </>
      )}
      {isForeign && (
        <a className={styles.open} href={address} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          <span>{t('frame.open')}</span>
          <VisuallyHidden>
            {title} ({t('pictures.newTab')})
          </VisuallyHidden>
        </a>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Shows an element in full screen. Where the browser has no full screen for elements (iPhone), only `isFull` is set, so
 * that the element fills the window, and Escape ends it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  useEffect(() => {
    if (!isFull || document.fullscreenElement) return;
    const exit = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Pressed once more, it closes the page.
      event.preventDefault();
      setFull(false);
    };
    document.addEventListener('keydown', exit);
    return () => document.removeEventListener('keydown', exit);
  }, [isFull]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    const shown = element.current;
    if (!isFull && shown && document.fullscreenEnabled) void shown.requestFullscreen().catch(() => setFull(true));
    else setFull(!isFull);
  }, [element, isFull]);
  return { isFull, toggle };
}

/** Says in place of pictures that the server cannot be reached, with a button to retry. */
export function UnreachablePage({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText();
  return (
    <MessagePage title={title}>
      <p role="alert">{t('account.away')}</p>
      <Button variant="ink" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </MessagePage>
  );
}
