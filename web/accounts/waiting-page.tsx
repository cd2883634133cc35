import { useText } from '#web/texts/language.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/**
 * Shown until it is known what a page will say. That page replaces it: one whose panel grows around what it has loaded
 * would move everything in it, as the panel stands in the middle of the window.
 */
export function WaitingPage({ title }: { title: string }) {
  const t = useText();
  return (
    <MessagePage title={title}>
      <output>{t('account.moment')}</output>
    </MessagePage>
  );
}
