import { useEffect, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { serverResponds } from '#web/ui/server-responds.ts';

/**
 * Shown instead of a screen whose code could not be loaded. If the server responds, an update has removed it, and the
 * page is loaded again on request; otherwise the connection is what is missing.
 */
export function MissingScreen() {
  const t = useText();
  const [isUpdated, setUpdated] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void serverResponds().then(setUpdated), []);
  const title = t(isUpdated === false ? 'error.notHere' : 'error.newVersion');
  usePageTitle(title);
  const retry = async () => {
    setBusy(true);
    const responds = await serverResponds();
    if (responds) return location.reload();
    setUpdated(false);
    setBusy(false);
  };
  if (isUpdated === undefined) return null;
  return (
    <MessagePage title={title}>
      <p>{t(isUpdated ? 'error.newVersionText' : 'error.notHereText')}</p>
      <Button variant="ink" busy={busy} onClick={() => void retry()}>
        {t(isUpdated ? 'shell.reload' : 'general.retry')}
      </Button>
    </MessagePage>
  );
}
