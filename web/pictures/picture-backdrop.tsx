import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './picture-backdrop.module.css';

/** Behind what does not fill its place: a picture, far out of focus under the marble veil. */
export function PictureBackdrop({ file }: { file: string | undefined }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {file && <PictureImage file={file} alt="" sizes="20vw" className={styles.picture} />}
    </div>
  );
}
