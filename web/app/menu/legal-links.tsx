import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useLegalPages } from '#web/legal/use-legal-page.ts';
import { useText } from '#web/texts/language.tsx';
import { placeBeside } from './account-menu.tsx';
import styles from './bottom-area.module.css';

/** The rail has room for this many legal pages; more are behind one button. */
const mostInRail = 2;

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
  if (!narrow || pages.length <= mostInRail) return <div className={styles.legal}>{links()}</div>;
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
      >
        {links(styles.item, () => document.getElementById(id)?.hidePopover())}
      </div>
    </div>
  );
}
