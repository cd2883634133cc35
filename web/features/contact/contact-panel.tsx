import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { withNext } from '#domain/navigation/next-address.ts';
import type { Contact } from '#domain/projects/contact.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { ContactDetails } from '#web/contact/contact-details.tsx';
import { PrivacyNote } from '#web/legal/privacy-note.tsx';
import { useNextAddress } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ViewingForm } from './viewing-form.tsx';
import styles from './contact-panel.module.css';

type ContactPanelProps = { contact: Contact; onClose: () => void };

/** Whom the buyer can reach, every way there is, and the request for a viewing. */
export function ContactPanel({ contact, onClose }: ContactPanelProps) {
  const t = useText();
  const { client, presentation } = useSession();
  const [isRequesting, setRequesting] = useState(false);
  if (isRequesting && client && presentation) return <ViewingPanel onClose={onClose} />;
  return (
    <Dialog title={t(contact.isAdviser ? 'contact.adviser' : 'contact.title')} onClose={onClose}>
      <ContactDetails contact={contact} />
      <Viewing onRequest={() => setRequesting(true)} onLeave={onClose} />
      <PrivacyNote />
    </Dialog>
  );
}

/** The request for a viewing; nothing without a client. */
export function ViewingPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { client, presentation } = useSession();
  if (!client || !presentation) return null;
  return (
    <Dialog title={t('contact.viewing')} onClose={onClose}>
      <ViewingForm client={client} isLed={presentation.status === 1} onClose={onClose} />
    </Dialog>
  );
}

/** Clients request a viewing; visitors are led to where they become clients. */
function Viewing({ onRequest, onLeave }: { onRequest: () => void; onLeave: () => void }) {
  const t = useText();
  const { user, client, presentation } = useSession();
  const { showRegisterClientPage } = useSettings();
  const next = useNextAddress();
  if (client && presentation)
    return (
      <Button variant="primary" wide icon={<CalendarPlus />} onClick={onRequest}>
        {t('contact.viewing')}
      </Button>
    );
  if (user || client) return null;
  return (
    <div className={styles.register}>
      <p>{t('contact.registerText')}</p>
      <ButtonLink wide to={withNext(showRegisterClientPage ? '/register' : '/login', next)} onClick={onLeave}>
        {t(showRegisterClientPage ? 'contact.register' : 'account.logIn')}
      </ButtonLink>
    </div>
  );
}
