import { Suspense, useEffect, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { hasKeptRequests } from '#web/features/sales/has-kept-requests.ts';
import { useLiveState } from '#web/live/live-state.ts';
import { ChangeNotice, LiveUpdates } from '#web/live/live-updates.tsx';
import { useConnection } from '#web/live/use-connection.ts';
import { startOffline } from '#web/offline/start-offline.ts';
import { useLocation } from '#web/router/hooks.ts';
import { useClearPreviousVisit } from '#web/session/clear-previous-visit.ts';
import { useLanguage, useMomentText, useText } from '#web/texts/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { NoticeStrip } from './notice-strip.tsx';

/**
 * The parts that run beside every page: the notice of a lost connection, live updates and the notices of changed units,
 * the inactivity check of a presentation, the intro film, keeping the keyboard focus, and the clearing of the previous
 * visitor's data.
 */
export function BackgroundTasks() {
  const { user, client, presentation } = useSession();
  useClearPreviousVisit();
  useEffect(keepFocusFromFirstKey, []);
  const { language } = useLanguage();
  useEffect(() => void startOffline(language), [language]);
  const { showIntroVideo, introVideo, offlineTour } = useSettings();
  const { pathname } = useLocation();
  const isHome = ['/', '/map-view'].includes(pathname);
  const [presentationEvent, setPresentationEvent] = useState<LiveEvent<'presentation'>>();
  return (
    <>
      <OfflineBanner />
      <LiveUpdates onPresentation={setPresentationEvent} />
      {user && offlineTour === 'salesDevices' && <KeepTourSlot />}
      <KeptRequestSlot isSeller={user !== null} />
      <ChangeNotice key={`${user?.id} ${client?.id} ${pathname}`} />
      {presentation && (
        <Suspense>
          <Inactivity key={presentation.id} id={presentation.id} latestEvent={presentationEvent} />
        </Suspense>
      )}
      {isHome && showIntroVideo && introVideo && (
        <Suspense>
          <Intro file={introVideo} />
        </Suspense>
      )}
    </>
  );
}

/** Loads `keep-focus.ts`, which starts itself. Without a connection the focus is not kept, but no page fails. */
const keepFocus = () => void import('./keep-focus.ts').catch(() => undefined);

function keepFocusFromFirstKey(): void {
  addEventListener('keydown', keepFocus, { once: true });
}

const KeepTourSlot = lazyPart(async () => (await import('#web/features/offline-tour/keep-tour.tsx')).KeepTour);

const Inactivity = lazyPart(async () => (await import('#web/features/presentation/inactivity.tsx')).Inactivity);

const KeptRequestAnswers = lazyPart(
  async () => (await import('#web/features/sales/kept-request-answers.tsx')).KeptRequestAnswers,
);

/**
 * Loaded in advance for sales users, the only ones who make requests, because it could not be loaded once the
 * connection is lost. Also loaded if requests are stored, since a page reloaded offline has no session. It stays
 * mounted after a logout, because it may still show what became of the requests.
 */
function KeptRequestSlot({ isSeller }: { isSeller: boolean }) {
  const [isNeeded, setNeeded] = useState(hasKeptRequests);
  if (isSeller && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <KeptRequestAnswers />
    </Suspense>
  ) : null;
}

const Intro = lazyPart(async () => (await import('#web/features/intro/intro.tsx')).Intro);

/** Shows that there is no connection and how old the shown data is, and offers to reconnect. */
function OfflineBanner() {
  const t = useText();
  const momentText = useMomentText();
  const { asOf } = useLiveState();
  const { isOffline, retry, retrying } = useConnection();
  const notice = () => (asOf === undefined ? t('general.offline') : t('live.offline', { time: momentText(asOf) }));
  return (
    <NoticeStrip
      // Written only when needed: the first format of a date takes milliseconds.
      text={isOffline ? notice() : undefined}
      action={t('shell.reconnect')}
      actionIcon={<RefreshCw />}
      busy={retrying}
      onAction={retry}
    />
  );
}
