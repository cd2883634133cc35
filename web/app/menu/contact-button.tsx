import { Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { contactOf } from '#domain/projects/contact.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ContactPanel = lazyPart(async () => (await import('#web/features/contact/contact-panel.tsx')).ContactPanel);

/** Renders a button that opens the contact of this buyer; nothing if nobody can be reached. */
export function ContactButton({ children }: { children: (open: () => void, isOpen: boolean) => ReactNode }) {
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
            <ContactPanel contact={contact} onClose={() => setOpen(false)} />
          </Suspense>,
          // The button is hidden on some window sizes. Inside it, a hidden panel would still block the page.
          document.body,
        )}
    </>
  );
}
