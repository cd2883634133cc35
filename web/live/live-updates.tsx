import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Session } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { isOwnChange } from '#web/catalogue/apply-units.ts';
import { catalogueKeys, unitListQuery, useSession } from '#web/catalogue/queries.ts';
import { isEndingHere, useRefreshSession } from '#web/session/session.ts';
import { useMomentText, useText } from '#web/texts/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useToast } from '#web/ui/toast.tsx';
import { type LiveListeners, connectLive } from './connect-live.ts';
import { useLiveState, isStoredPage } from './live-state.ts';
import { type UnitChange, findChanges } from './unit-changes.ts';
import { useConnection, useIsLate } from './use-connection.ts';
import styles from './live-updates.module.css';

/**
 * Keeps the data of this page current, with a new stream for every session. While the data may be out of date, shows
 * how old it is; without a connection, `OfflineBanner` does.
 */
export function LiveUpdates({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const { user, client, presentation } = useSession();
  const sessionKey = `${user?.id} ${client?.id} ${presentation?.id}`;
  return (
    <>
      <Stream key={sessionKey} onPresentation={onPresentation} />
      <StaleNotice />
    </>
  );
}

function Stream({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const queries = useQueryClient();
  const onOpen = useEffectEvent(useSessionCheck(onPresentation));
  useEffect(() => connectLive(queries, { onPresentation, onOpen: () => onOpen() }), [queries, onPresentation]);
  return null;
}

function StaleNotice() {
  const t = useText();
  const momentText = useMomentText();
  const { asOf } = useLiveState();
  const { isOffline } = useConnection();
  const isLate = useIsLate();
  // Without a time, the data was never known to be current since the page was opened.
  const notice = () => (asOf === undefined ? t('sales.notCurrent') : t('live.asOf', { time: momentText(asOf) }));
  return (
    <output className={styles.region}>{isLate && !isOffline && <span className={styles.note}>{notice()}</span>}</output>
  );
}

const identityOf = ({ user, client }: Session) => `${user?.id} ${user?.role_id} ${client?.id}`;

/**
 * Returns a function that checks whether the session shown on screen is still the browser's. If not, clears the data of
 * the previous one, and shows a notice to a user who was logged out. A presentation that ended while the stream was
 * interrupted is reported to `onPresentation` as if the event had arrived.
 */
function useSessionCheck(onPresentation: LiveListeners['onPresentation']): () => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  return useCallback(() => {
    const shown = queries.getQueryData<Session>(catalogueKeys.session);
    if (!shown || !(shown.user || shown.client || isStoredPage())) return;
    const check = async () => {
      const now = await callApi(calls.getSession);
      if (isStoredPage()) return void (await refreshSession({ keepsTab: true }));
      if (identityOf(now) === identityOf(shown) || queries.getQueryData(catalogueKeys.session) !== shown) return;
      if (shown.presentation && !now.presentation)
        return onPresentation({ id: shown.presentation.id, state: 'ended', seconds_left: 0 });
      if (isEndingHere()) return;
      await refreshSession();
      if (shown.user && !now.user) toast(t('shell.loggedOut'));
    };
    // Without an answer nothing is known; the next opening of the stream checks again.
    check().catch(() => undefined);
  }, [queries, refreshSession, onPresentation, toast, t]);
}

/**
 * Lists the units on the screen whose status or price has just changed, with the former values, unless this window made
 * the change.
 */
export function ChangeNotice() {
  const [changes, setChanges] = useState<readonly UnitChange[]>([]);
  useUnitChanges((fresh) => setChanges((earlier) => [...earlier, ...fresh]));
  return changes.length > 0 ? (
    <Suspense>
      <ChangeList heard={changes} onClose={() => setChanges([])} />
    </Suspense>
  ) : null;
}

// Loaded with the first change: most visits see none.
const ChangeList = lazyPart(async () => (await import('./change-list.tsx')).ChangeList);

/** Calls `onChanges` with the changes that a live event or a refetch makes to units on the screen. */
function useUnitChanges(onChanges: (changes: UnitChange[]) => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onChanges);
  useEffect(() => {
    const read = () => queries.getQueryData(unitListQuery.queryKey)?.units;
    let known = read();
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== unitListQuery.queryKey[0]) return;
      const before = known;
      const after = read();
      known = after;
      if (before === undefined || after === undefined || before === after) return;
      const changed = findChanges(before, after).filter(({ id }) => !isOwnChange(id));
      if (changed.length === 0) return;
      // React has not rendered the change yet, so a row that it removes still counts as on the screen.
      const onScreen = unitsOnScreen();
      const visible = changed.filter(({ id }) => onScreen.has(id));
      if (visible.length > 0) tell(visible);
    });
  }, [queries]);
}

/** The ids of the units that are at least partly in view. */
function unitsOnScreen(): ReadonlySet<number> {
  const shown = [...document.querySelectorAll<HTMLElement | SVGElement>('main [data-unit]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight;
  });
  return new Set(shown.map((element) => Number(element.dataset['unit'])));
}
