import { CloudOff } from 'lucide-react';
import { useText } from '../../texts/language.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Stands where something could not be fetched, and tries again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState icon={<CloudOff />} title={t('dashboard.loadFailed')} action={<Button onClick={onRetry}>{t('general.retry')}</Button>} />
    </div>
  );
}
