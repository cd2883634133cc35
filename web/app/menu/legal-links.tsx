import { Link } from 'react-router';
import { useLegalPages } from '#web/legal/use-legal-pages.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './legal-links.module.css';

type LegalLinksProps = { narrow: boolean; listed: boolean; onLeave: (() => void) | undefined };

/** The legal pages of the development, small, at the end of the menu; nothing if it has none. */
export function LegalLinks({ narrow, listed, onLeave }: LegalLinksProps) {
  const t = useText();
  const pages = useLegalPages();
  if (pages.length === 0) return null;
  return (
    <ul
      aria-label={t('shell.legal')}
      className={classNames(styles.links, narrow && styles.narrow, listed && styles.listed)}
    >
      {pages.map(({ page, language, title }) => (
        <li key={page}>
          <Link to={`/legal/${page}`} lang={language} className={styles.link} onClick={onLeave}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
