import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './front-picture.module.css';

type FrontPictureProps = { file: string; alt: string; sizes: string; className: string | undefined };

/** Instead of the mean colour of the picture. */
const clear = { backgroundColor: 'transparent' };

/** The picture of a front, which fades in over the one shown before. */
export function FrontPicture({ file, alt, sizes, className }: FrontPictureProps) {
  const [{ shown, before }, setShown] = useState<{ shown: string; before?: string }>({ shown: file });
  if (file !== shown) setShown({ shown: file, before: shown });
  return (
    <div className={classNames(styles.layers, className)}>
      {before !== undefined && <PictureImage key={before} file={before} alt="" sizes={sizes} first />}
      <PictureImage
        key={file}
        file={file}
        alt={alt}
        sizes={sizes}
        first
        {...(before !== undefined && { style: clear })}
      />
    </div>
  );
}
