import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import styles from './wait-screen.module.css';

/** What the QR code of a waiting screen opens on a phone: how to accept by the mail. It knows nothing of who waits. */
export function CheckMailScreen() {
  const t = useText();
  const { projectName } = useSettings();
  return (
    <MessagePage title={t('page.checkMail')}>
      <ol className={styles.steps}>
        <li>{t('checkMail.open')}</li>
        <li>{t('checkMail.find', { project: projectName })}</li>
        <li>{t('checkMail.accept')}</li>
      </ol>
      <p>{t('checkMail.safe')}</p>
    </MessagePage>
  );
}
