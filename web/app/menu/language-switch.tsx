import { useState } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';
import { type Language, languageFacts } from '#domain/texts/language.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { reportPart } from '#web/ui/load-failures.ts';
import { useReportMissing } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './language-switch.module.css';

/**
 * Of more languages than these, a list is offered instead of buttons. In a narrow place, the rail or the bar of a
 * phone, three buttons would leave too little room for what is beside them.
 */
const maxButtons = 3;
const maxNarrowButtons = 2;

/**
 * Offers the languages of the development, each by its own name: buttons, of which the current one is underlined, or a
 * list.
 */
export function LanguageSwitch({
  variant = 'plain',
  narrow = false,
  className,
}: {
  variant?: 'plain' | 'glass';
  narrow?: boolean;
  className?: string | undefined;
}) {
  const t = useText();
  const { languages } = useSettings();
  const { language, setLanguage } = useLanguage();
  const reportMissing = useReportMissing();
  const [isLoading, setLoading] = useState(false);
  const choose = (code: Language) => {
    setLoading(true);
    void setLanguage(code)
      .then(
        () => reportPart(setLanguage, false),
        () => reportMissing(setLanguage),
      )
      .finally(() => setLoading(false));
  };
  if (languages.length < 2) return null;
  if (languages.length > (narrow ? maxNarrowButtons : maxButtons))
    return (
      <label className={classNames(styles.switch, styles[variant], className)}>
        <span className={styles.legend}>{t('shell.language')}</span>
        <span className={styles.box}>
          <select
            className={styles.list}
            aria-busy={isLoading}
            value={language}
            onChange={(event) => choose(event.target.value as Language)}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageFacts[code].name}
              </option>
            ))}
          </select>
        </span>
      </label>
    );
  return (
    <fieldset aria-busy={isLoading} className={classNames(styles.switch, styles[variant], className)}>
      <legend className={styles.legend}>{t('shell.language')}</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          className={styles.language}
          onClick={() => choose(code)}
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
