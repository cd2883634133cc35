import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { KeyRound, LogIn, Phone, UserRound, UserRoundPlus, UsersRound } from 'lucide-react';
import { createPortal } from 'react-dom';
import { withNext } from '#domain/navigation/next-address.ts';
import { fullName } from '#domain/people/full-name.ts';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { contactOf } from '#domain/projects/contact.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLegalPages } from '#web/legal/use-legal-page.ts';
import { Link } from '#web/router/link.tsx';
import { useNextAddress, usePresentation } from '#web/session/session.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AccountMenu, closeWhenLeft, placeBeside } from './account-menu.tsx';
import styles from './bottom-area.module.css';

/** Loaded only for somebody logged in. */
const ClientActions = lazyPart(async () => (await import('./account-actions.tsx')).ClientActions);
const UserActions = lazyPart(async () => (await import('./account-actions.tsx')).UserActions);

type BottomAreaProps = {
  /** In the rail: icon above text. */
  narrow?: boolean;
  /** On phones: the actions themselves instead of a popover. */
  inline?: boolean;
  onLeave?: () => void;
};

/**
 * The bottom of the menu: how to reach the sales team; the client or, for sales users, the invitation of one; the user
 * or the logins; the legal pages. In a client's self-presentation the sales side is hidden.
 */
export function BottomArea({ narrow = false, inline = false, onLeave }: BottomAreaProps) {
  const t = useText();
  const { client, user, presentation } = useSession();
  const running = usePresentation();
  const isSelfPresentation = presentation?.status === selfPresentation;
  const linkClass = classNames(styles.action, narrow && styles.narrow);
  const clientName = client ? fullName(client) : '';
  return (
    <div className={styles.area}>
      {!inline && <ContactAction className={linkClass} />}
      {client ? (
        <AccountMenu
          icon={<UsersRound />}
          name={clientName}
          label={
            running
              ? t('shell.presentationMenu', { name: clientName, time: running.since })
              : t('shell.clientMenu', { name: clientName })
          }
          note={running && t('shell.since', { time: running.since })}
          narrow={narrow}
          inline={inline}
        >
          {(leave) => <ClientActions logsOut={!user || isSelfPresentation} onLeave={onLeave ?? leave} />}
        </AccountMenu>
      ) : (
        user && (
          <Link className={linkClass} to="/inviteClient" onClick={onLeave}>
            <UserRoundPlus />
            <span>{t('shell.inviteClient')}</span>
          </Link>
        )
      )}
      {user && !isSelfPresentation && (
        <AccountMenu
          icon={<UserRound />}
          name={user.name}
          label={t('shell.userMenu', { name: user.name })}
          narrow={narrow}
          inline={inline}
        >
          {(leave) => <UserActions onLeave={onLeave ?? leave} />}
        </AccountMenu>
      )}
      {!user && !client && <Logins className={linkClass} onLeave={onLeave} />}
      <LegalLinks narrow={narrow} onLeave={onLeave} />
    </div>
  );
}

function ContactAction({ className }: { className: string | undefined }) {
  const t = useText();
  return (
    <ContactButton>
      {(open, isOpen) => (
        <button type="button" className={className} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          <Phone />
          <span>{t('shell.contact')}</span>
        </button>
      )}
    </ContactButton>
  );
}

type LoginsProps = { className: string | undefined; onLeave: (() => void) | undefined };

/** The login of clients, and that of sales users. */
function Logins({ className, onLeave }: LoginsProps) {
  const t = useText();
  const next = useNextAddress();
  return (
    <>
      <Link className={className} to={withNext('/login', next)} onClick={onLeave}>
        <LogIn />
        <span>{t('account.logIn')}</span>
      </Link>
      <Link className={className} to={withNext('/salesLogin', next)} onClick={onLeave}>
        <KeyRound />
        <span>{t('shell.salesLogin')}</span>
      </Link>
    </>
  );
}

/**
 * The rail has room for this many legal pages, with titles of this many characters; otherwise one button opens them.
 */
const maxInRail = 2;
const maxTitleLength = 24;

type LegalLinksProps = {
  /** In the rail. */
  narrow: boolean;
  onLeave: (() => void) | undefined;
};

/** The legal pages of the development, small, at the end of the menu. */
export function LegalLinks({ narrow, onLeave }: LegalLinksProps) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pages = useLegalPages();
  const links = (className?: string, leave = onLeave) =>
    pages.map(({ page, language, title }) => (
      <Link key={page} to={`/legal/${page}`} lang={language} className={className} onClick={leave}>
        {title}
      </Link>
    ));
  const fitsRail = pages.length <= maxInRail && pages.every(({ title }) => title.length <= maxTitleLength);
  if (!narrow || fitsRail) return <div className={styles.legal}>{links()}</div>;
  return (
    <div className={styles.legal}>
      <button ref={button} type="button" popoverTarget={id}>
        {t('shell.legal')}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onToggle={(event) => event.newState === 'open' && placeBeside(event.currentTarget, button.current)}
        onBlur={closeWhenLeft}
      >
        {links(styles.item, () => document.getElementById(id)?.hidePopover())}
      </div>
    </div>
  );
}

const ContactPanel = lazyPart(async () => (await import('#web/features/contact/contact-panel.tsx')).ContactPanel);

/** Renders a button that opens the contact of this buyer; nothing if nobody can be reached. */
export function ContactButton({ children }: { children: (open: () => void, isOpen: boolean) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { client } = useSession();
  const { language } = useLanguage();
  const contact = contactOf(client?.user ?? null, useSettings(), language);
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
