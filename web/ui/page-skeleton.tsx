import { useText } from '#web/texts/language.tsx';
import { BrandMark } from './brand-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './page-skeleton.module.css';

/**
 * Shown while a screen loads its code or the data that all of it depends on. The mark appears only if that takes long.
 */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <BrandMark className={styles.mark} />
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
    </div>
  );
}
