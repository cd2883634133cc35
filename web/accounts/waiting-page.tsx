import { useText } from '#web/texts/language.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/**
 * Shown while it is not yet known which message a page will show. The page then replaces this one instead of filling
 * it: the panel is centred in the window, so everything in it would move if it grew.
 */
export function WaitingPage({ title }: { title: string }) {
  const t = useText();
  return (
    <MessagePage title={title}>
      <output>{t('account.moment')}</output>
    </MessagePage>
  );
}
