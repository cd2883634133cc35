import { useEffect } from 'react';
import { withNext } from '#domain/navigation/next-address.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { Navigate } from '#web/router/link.tsx';
import { useLanguage, useMomentText, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { useSizeText } from '#web/texts/number-text.ts';
import { type TourState, keepTour, measureTour, removeTour, stopKeepingTour, useTourState } from './tour-store.ts';
import styles from './offline-tour-screen.module.css';

/** Lets a logged-in user or client store the whole tour on this device, shows its size, and removes it again. */
export function OfflineTourScreen() {
  const t = useText();
  const { user, client } = useSession();
  const { projectId } = useSettings();
  const { language } = useLanguage();
  const state = useTourState();
  useEffect(() => void measureTour(projectId, language), [projectId, language]);
  if (!user && !client) return <Navigate to={withNext('/login', '/offline')} replace />;
  return (
    <MessagePage title={t('page.offline')}>
      <p>{t('offline.text')}</p>
      {/* Rendered before it has any text: screen readers announce only changes within an existing region. */}
      <output>
        <StateText state={state} />
      </output>
      {state.phase === 'keeping' && (
        <progress className={styles.progress} aria-label={t('page.offline')} max={state.total} value={state.done} />
      )}
      <Actions state={state} onRetry={() => void measureTour(projectId, language)} />
    </MessagePage>
  );
}

function StateText({ state }: { state: TourState }) {
  const t = useText();
  const size = useSizeText();
  const momentText = useMomentText();
  if (state.phase === 'keeping') return t('offline.keeping', { done: size(state.done), total: size(state.total) });
  if (state.phase === 'unreachable') return t('general.offline');
  if (state.phase !== 'measured') return t(`offline.${state.phase}`);
  const { bytes, missing, free, kept } = state;
  if (missing > 0 && free !== undefined && missing > free)
    return t('offline.noSpace', { size: size(missing), free: size(free) });
  if (kept && missing === 0) return t('offline.kept', { size: size(kept.bytes), time: momentText(kept.at) });
  return missing < bytes ? t('offline.partlyKept', { size: size(missing) }) : t('offline.size', { size: size(bytes) });
}

function Actions({ state, onRetry }: { state: TourState; onRetry: () => void }) {
  const t = useText();
  if (state.phase === 'keeping') return <Button onClick={stopKeepingTour}>{t('offline.stop')}</Button>;
  if (state.phase === 'failed' || state.phase === 'unreachable')
    return <Button onClick={onRetry}>{t('general.retry')}</Button>;
  if (state.phase !== 'measured') return null;
  const { bytes, missing, free } = state;
  return (
    <>
      {missing > 0 && (free === undefined || missing <= free) && (
        <Button variant="primary" onClick={() => void keepTour()}>
          {t('offline.keep')}
        </Button>
      )}
      {missing < bytes && <Button onClick={() => void removeTour()}>{t('offline.remove')}</Button>}
    </>
  );
}
