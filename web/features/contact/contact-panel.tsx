import { CalendarPlus, Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { withNext } from '#domain/navigation/next-address.ts';
import { telephoneAddress, whatsAppAddress } from '#domain/people/telephone.ts';
import type { Contact } from '#domain/projects/contact.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useNextAddress } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ViewingForm } from './viewing-form.tsx';
import styles from './contact-panel.module.css';

type ContactPanelProps = { contact: Contact; onClose: () => void };

/** Whom the buyer can reach, every way there is, and the request for a viewing. */
export function ContactPanel({ contact, onClose }: ContactPanelProps) {
  const t = useText();
  const { client, presentation } = useSession();
  const [isRequesting, setRequesting] = useState(false);
  if (isRequesting && client && presentation)
    return (
      <Dialog title={t('contact.viewing')} onClose={onClose}>
        <ViewingForm client={client} isLed={presentation.status === 1} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t(contact.isAdviser ? 'contact.adviser' : 'contact.title')} onClose={onClose}>
      <Person contact={contact} />
      <Ways contact={contact} />
      <Viewing onRequest={() => setRequesting(true)} onLeave={onClose} />
    </Dialog>
  );
}

function Person({ contact: { name, hours, picture } }: { contact: Contact }) {
  const t = useText();
  if (name === null && hours === null && picture === null) return null;
  return (
    <div className={styles.person}>
      {picture !== null && <PictureImage file={picture} alt="" sizes="7rem" className={styles.picture} />}
      <div className={styles.words}>
        {name !== null && <p className={styles.name}>{name}</p>}
        {hours !== null && (
          <p className={styles.hours}>
            <Clock aria-hidden="true" />
            <VisuallyHidden>{t('contact.hours')}: </VisuallyHidden>
            {hours}
          </p>
        )}
      </div>
    </div>
  );
}

function Ways({ contact: { phone, email, whatsApp, isAdviser } }: { contact: Contact }) {
  const t = useText();
  return (
    <ul className={styles.ways}>
      {phone !== null && <Way icon={<Phone />} title={t('contact.call')} value={phone} to={telephoneAddress(phone)} />}
      {email !== null && <Way icon={<Mail />} title={t('contact.write')} value={email} to={`mailto:${email}`} />}
      {whatsApp !== null && (
        <Way
          icon={<MessageCircle />}
          title={t(isAdviser ? 'contact.teamWhatsApp' : 'contact.whatsApp')}
          value={whatsApp}
          to={whatsAppAddress(whatsApp)}
        />
      )}
    </ul>
  );
}

/** Addresses of this site open here; WhatsApp opens a page of its own. */
function Way({ icon, title, value, to }: { icon: ReactNode; title: string; value: string; to: string }) {
  const target = to.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li>
      <a className={styles.way} href={to} {...target}>
        {icon}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.value}>{value}</span>
        </span>
      </a>
    </li>
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
