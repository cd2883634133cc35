import { useText } from '#web/texts/language.tsx';
import { StarMark } from '#web/ui/star-mark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './page-skeleton.module.css';

/** Stands in the place of the first screen while its code is on its way; the star comes only when that takes long. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton}>
      <StarMark className={styles.star} />
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
    </div>
  );
}
