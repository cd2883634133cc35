import { RefreshCw } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** Says in place of pictures that the server cannot be reached, with a button to retry. */
export function UnreachablePage({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText();
  return (
    <MessagePage title={title}>
      <p role="alert">{t('general.offline')}</p>
      <Button variant="ink" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </MessagePage>
  );
}
