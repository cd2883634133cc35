import { Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { telephoneAddress, whatsAppAddress } from '#domain/people/telephone.ts';
import type { Contact } from '#domain/projects/contact.ts';
import { useText } from '#web/texts/language.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './contact-details.module.css';

/** Who buyers can contact, during which hours, and how. */
export function ContactDetails({ contact }: { contact: Contact }) {
  return (
    <>
      <Person contact={contact} />
      <Channels contact={contact} />
    </>
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
            <Clock />
            <VisuallyHidden>{t('contact.hours')}: </VisuallyHidden>
            {hours}
          </p>
        )}
      </div>
    </div>
  );
}

function Channels({ contact: { phone, email, whatsApp, isAdviser } }: { contact: Contact }) {
  const t = useText();
  return (
    <ul className={styles.ways}>
      {phone !== null && (
        <Channel icon={<Phone />} title={t('contact.call')} value={phone} to={telephoneAddress(phone)} />
      )}
      {email !== null && <Channel icon={<Mail />} title={t('contact.write')} value={email} to={`mailto:${email}`} />}
      {whatsApp !== null && (
        <Channel
          icon={<MessageCircle />}
          title={t(isAdviser ? 'contact.teamWhatsApp' : 'contact.whatsApp')}
          value={whatsApp}
          to={whatsAppAddress(whatsApp)}
        />
      )}
    </ul>
  );
}

/** Addresses of this site open in the app, WhatsApp in a new tab. */
function Channel({ icon, title, value, to }: { icon: ReactNode; title: string; value: string; to: string }) {
  const target = to.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li>
      <a className={styles.way} href={to} {...target}>
        {icon}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.value}>
            <bdi dir="ltr">{value}</bdi>
          </span>
        </span>
      </a>
    </li>
  );
}
