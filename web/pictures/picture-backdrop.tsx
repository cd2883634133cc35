import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './picture-backdrop.module.css';

/** A blurred picture behind one that does not fill the area. */
export function PictureBackdrop({ file }: { file: string | undefined }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {file && <PictureImage file={file} alt="" sizes="20vw" className={styles.picture} />}
    </div>
  );
}
