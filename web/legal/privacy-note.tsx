import { useText } from '#web/texts/language.tsx';
import { LegalPageLink } from './tick.tsx';
import { useLegalPage } from './use-legal-page.ts';
import styles from './legal.module.css';

/**
 * Below a form that takes personal data: where the privacy notice is. Nothing if the development has none. `ofClients`:
 * a sales user types the data of a client.
 */
export function PrivacyNote({ ofClients = false }: { ofClients?: boolean }) {
  const t = useText();
  const page = useLegalPage('privacy');
  if (page === undefined) return null;
  return (
    <p className={styles.note}>
      {t(ofClients ? 'legal.howWeUseClients' : 'legal.howWeUse')} <LegalPageLink page={page} />
    </p>
  );
}
