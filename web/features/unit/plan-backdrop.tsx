import type { Property } from '#contract/entities/property.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { imagesOf } from './views.ts';
import styles from './plan-backdrop.module.css';

/** Behind a plan: the unit's first picture, far out of focus under the marble veil. */
export function PlanBackdrop({ unit }: { unit: Property }) {
  const file = imagesOf(unit)[0];
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {file && <PictureImage file={file} alt="" sizes="20vw" className={styles.picture} />}
    </div>
  );
}
