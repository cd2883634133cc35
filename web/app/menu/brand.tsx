import type { Language } from '#domain/texts/language.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useLanguage } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BrandMark, useWordmark } from '#web/ui/brand-mark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './brand.module.css';

/**
 * The mark with the development's name and, if the package has one, its `tagline`; links to the home view. A wordmark
 * stands for all three.
 */
export function Brand({ label, named, className }: { label: string; named: boolean; className?: string | undefined }) {
  const tagline = useDevelopmentText()('tagline');
  const { projectNames } = useSettings();
  const { language } = useLanguage();
  const wordmark = useWordmark();
  if (named && wordmark)
    return (
      <Link to="/" className={classNames(styles.brand, className)}>
        <img className={styles.wordmark} src={wordmark} alt="" draggable={false} data-wordmark="" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    );
  return (
    <Link to="/" className={classNames(styles.brand, className)}>
      <BrandMark className={styles.mark} />
      {named ? (
        <span>
          <span
            className={styles.name}
            lang={projectNames[language] ? language : nameLanguage(label)}
            data-long={hasLongWord(label) || undefined}
          >
            {label}
          </span>
          {tagline !== '' && <span className={styles.tagline}>{tagline}</span>}
        </span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </Link>
  );
}

/** Whether a word of a name needs smaller letters beside the actions of a phone's bar. Cyrillic capitals are wider. */
const hasLongWord = (name: string) => name.split(/\s+/).some((word) => word.length > (/[а-я]/i.test(word) ? 6 : 8));

/**
 * The language by whose rules a name is upper-cased, whatever the language of the page: i becomes İ only in a Turkish
 * name, and only a Greek name loses its accents.
 */
export function nameLanguage(name: string): Language {
  if (/[α-ω]/i.test(name)) return 'el';
  return /[çğıöşüÇĞİÖŞÜ]/.test(name.normalize('NFC')) ? 'tr' : 'en';
}
