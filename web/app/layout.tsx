import { useRef } from 'react';
import { withNext } from '#domain/navigation/next-address.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLiveState, isStoredPage } from '#web/live/live-state.ts';
import { useLocation, useNavigation } from '#web/router/hooks.ts';
import { Navigate } from '#web/router/link.tsx';
import { Outlet } from '#web/router/router-provider.tsx';
import { ScrollRestoration } from '#web/router/scroll-restoration.ts';
import { useStoreSession, useMayEnter } from '#web/session/session.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorMessage } from './error-page.tsx';
import { LiveSlot } from './live-slot.tsx';
import { LanguageSwitch } from './menu/language-switch.tsx';
import { MainMenu } from './menu/main-menu.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { usePage, useArrival } from './page.ts';
import { isSearchOpen } from './search-address.ts';
import styles from './layout.module.css';

/** The layout of all pages: a skip link, the menu, and the page itself, faded in. */
export function Layout() {
  const t = useText();
  const page = usePage();
  useStoreSession();
  const main = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { arrived } = useArrival(page, main);
  const searching = page.key === 'home' && isSearchOpen(search);
  const menu = searching ? 'rail' : (page.menu ?? 'rail');
  return (
    <div className={styles.layout} data-menu={menu} data-page={page.key}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      <TopBar withContact />
      {/* Remounted between the home view and other pages: otherwise its parts would slide to their new positions. */}
      <MainMenu
        key={page.key === 'home' ? 'home' : 'elsewhere'}
        mode={menu}
        current={searching ? 'search' : page.entry}
        withLanguage={page.key !== 'home'}
      />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        aria-busy={useNavigation().state !== 'idle' || undefined}
      >
        {page.key === 'home' && <LanguageSwitch className={styles.language} variant="glass" />}
        <div key={page.key} className={classNames(arrived && styles.fade)}>
          <AccessGate searching={searching} />
        </div>
      </main>
      <LiveSlot />
      <ScrollRestoration />
    </div>
  );
}

/**
 * The page, or a redirect to registration for visitors who may not see its area. Nobody is asked to register for an
 * area in which the development has nothing to show. A page reloaded offline has no session: personal pages then show
 * that the server is unreachable instead of asking for a login.
 */
function AccessGate({ searching }: { searching: boolean }) {
  const mayEnter = useMayEnter();
  const { emptyAreas } = useSettings();
  const { area = 'home', isPersonal } = usePage();
  const { pathname, search } = useLocation();
  const { user, client } = useSession();
  const { isStored } = useLiveState();
  if (isPersonal && !user && !client && (isStored || isStoredPage()))
    return <ErrorMessage status={undefined} isMissing isOffline />;
  if (emptyAreas.some((empty) => empty === area)) return <ErrorMessage status={404} />;
  if (mayEnter(searching ? 'search' : area)) return <Outlet />;
  return <Navigate to={withNext('/register', pathname + search)} replace />;
}
