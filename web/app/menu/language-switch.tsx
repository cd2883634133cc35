import { useSettings } from '#web/catalogue/settings.tsx';
import { languageFacts } from '#domain/texts/language.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './language-switch.module.css';

/** Buttons for the languages; the current one is underlined. */
export function LanguageSwitch({
  variant = 'plain',
  className,
}: {
  variant?: 'plain' | 'glass';
  className?: string | undefined;
}) {
  const t = useText();
  const { languages } = useSettings();
  const { language, setLanguage } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <fieldset className={classNames(styles.switch, styles[variant], className)}>
      <legend className={styles.legend}>{t('shell.language')}</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          className={styles.language}
          onClick={() => setLanguage(code)}
        >
          <span className={styles.code} lang="en">
            {code}
          </span>
          <VisuallyHidden>{languageFacts[code].name}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
