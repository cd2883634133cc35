import { Menu, Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { usePresentation } from '#web/session/session.ts';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyFirstPart } from '#web/ui/lazy-part.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BottomArea, ContactButton } from './bottom-area.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

const Dialog = lazyFirstPart(async () => (await import('#web/ui/dialog.tsx')).Dialog);

/**
 * The top bar on phones: the development’s name, or the client of the presentation that runs; language, on screens for
 * buyers the contact, and a button for the menu’s actions.
 */
export function TopBar({ withContact = false }: { withContact?: boolean }) {
  const t = useText();
  const projectName = useProjectName();
  const running = usePresentation();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Brand className={styles.brand} label={projectName} named={!running} />
      {running && (
        <p className={styles.presentation}>
          <VisuallyHidden>{t('shell.presentationWith')} </VisuallyHidden>
          <span className={styles.client}>{running.name}</span>
          <span className={styles.since}>{t('shell.since', { time: running.since })}</span>
        </p>
      )}
      <LanguageSwitch narrow />
      {withContact && <ContactAction />}
      <IconButton
        variant="plain"
        icon={<Menu />}
        label={t('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open &&
        createPortal(
          <Suspense>
            <Dialog title={projectName} className={styles.sheet} onClose={() => setOpen(false)}>
              <BottomArea inline onLeave={() => setOpen(false)} />
            </Dialog>
          </Suspense>,
          // The bar is hidden on wide windows. Inside it, a hidden dialog would still block the page.
          document.body,
        )}
    </header>
  );
}

function ContactAction() {
  const t = useText();
  return (
    <ContactButton>
      {(open, isOpen) => (
        <IconButton
          variant="plain"
          icon={<Phone />}
          label={t('shell.contact')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        />
      )}
    </ContactButton>
  );
}
