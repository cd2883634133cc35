import { Link } from 'react-router';
import { useLegalPages } from '#web/legal/use-legal-pages.ts';
import styles from './bottom-area.module.css';

/** The legal pages of the development, small, at the end of the menu. */
export function LegalLinks({ onLeave }: { onLeave: (() => void) | undefined }) {
  return (
    <div className={styles.legal}>
      {useLegalPages().map(({ page, language, title }) => (
        <Link key={page} to={`/legal/${page}`} lang={language} onClick={onLeave}>
          {title}
        </Link>
      ))}
    </div>
  );
}
