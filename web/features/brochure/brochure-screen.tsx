import { FileText } from 'lucide-react';
import { languageFacts, type Language } from '#domain/texts/language.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './brochure-screen.module.css';

/** Links that open the brochure in a new tab, in the current language or another. */
export function BrochureScreen() {
  const t = useText();
  const { languages } = useSettings();
  const projectName = useProjectName();
  const { language } = useLanguage();
  const others = languages.filter((other) => other !== language);
  return (
    <SplitPage title={t('brochure.title', { project: projectName })} lead={t('brochure.text')} isPictured>
      <div className={styles.links}>
        <ButtonLink variant="primary" icon={<FileText />} to={brochureAddress(language)} target="_blank" rel="noopener">
          {t('brochure.open')} <VisuallyHidden>({t('pictures.newTab')})</VisuallyHidden>
        </ButtonLink>
        <p className={styles.format}>
          <span>{t('brochure.format')}</span>
          {others.map((other) => (
            <a
              key={other}
              className={styles.other}
              href={brochureAddress(other)}
              target="_blank"
              rel="noopener"
              hrefLang={other}
            >
              <span lang={other}>{languageFacts[other].name}</span>{' '}
              <VisuallyHidden>({t('pictures.newTab')})</VisuallyHidden>
            </a>
          ))}
        </p>
      </div>
    </SplitPage>
  );
}

function brochureAddress(language: Language): string {
  return `/assets/pdf/brochure.pdf?lang=${language}`;
}
