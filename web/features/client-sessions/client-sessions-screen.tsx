import { withNext } from '#domain/navigation/next-address.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { SessionList, useOwnSessions } from '#web/own-sessions/session-list.tsx';
import { Navigate } from '#web/router/link.tsx';
import { IdentityProvider } from '#web/second-factors/identity-dialog.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import styles from './client-sessions-screen.module.css';

/** The places where a client is logged in, shown on their own device. Sales users have this on their account page. */
export function ClientSessionsScreen() {
  const t = useText();
  const { user, client } = useSession();
  if (user) return <Navigate to="/" replace />;
  if (!client) return <Navigate to={withNext('/login', '/sessions')} replace />;
  return (
    <SplitPage title={t('sessions.title')} lead={t('sessions.clientText')} grows>
      <IdentityProvider factors={undefined} hint={t('sessions.noPassword')}>
        <Sessions />
      </IdentityProvider>
    </SplitPage>
  );
}

function Sessions() {
  const t = useText();
  const { data, isError, refetch } = useOwnSessions();
  if (data) return <SessionList sessions={data} endText={t('sessions.clientEndText')} />;
  if (!isError) return <Skeleton className={styles.waiting} />;
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('sessions.loadFailed')}</p>
      <Button onClick={() => void refetch()}>{t('general.retry')}</Button>
    </div>
  );
}
