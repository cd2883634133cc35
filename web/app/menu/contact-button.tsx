import { lazy, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { contactOf } from '#domain/projects/contact.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { textsReady, useLanguage } from '#web/texts/language.tsx';

const ContactPanel = lazy(async () => {
  const [panel] = await Promise.all([import('#web/features/contact/contact-panel.tsx'), textsReady()]);
  return { default: panel.ContactPanel };
});

type ContactButtonProps = {
  /** Whether it opens the request for a viewing, for a client. */
  isRequest?: boolean;
  children: (open: () => void, isOpen: boolean) => ReactNode;
};

/** Renders a button that opens the contact of this buyer; nothing if nobody can be reached. */
export function ContactButton({ isRequest = false, children }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { client } = useSession();
  const { language } = useLanguage();
  const contact = contactOf(client?.user ?? null, useSettings().contact, language);
  if (contact === null) return null;
  return (
    <>
      {children(() => setOpen(true), isOpen)}
      {isOpen &&
        createPortal(
          <Suspense>
            <ContactPanel contact={contact} isRequest={isRequest} onClose={() => setOpen(false)} />
          </Suspense>,
          // A button may be hidden when the window turns; its panel would go on blocking the page.
          document.body,
        )}
    </>
  );
}
