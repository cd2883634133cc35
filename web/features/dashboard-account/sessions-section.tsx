import { useOwnSessions } from '#web/own-sessions/queries.ts';
import { SessionList } from '#web/own-sessions/session-list.tsx';
import { useText } from '#web/texts/language.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { AccountSection } from './account-section.tsx';

/** Where the user is logged in. */
export function SessionsSection() {
  const t = useText();
  const { data, isError, refetch } = useOwnSessions();
  return (
    <AccountSection title={t('sessions.title')} text={t('sessions.text')}>
      {isError && data === undefined && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && data === undefined && <RowsSkeleton count={2} />}
      {data && <SessionList sessions={data} endText={t('sessions.endText')} />}
    </AccountSection>
  );
}
