import { useState, type CSSProperties } from 'react';
import type { Picture } from '#contract/entities/picture.ts';
import { usePictures } from '#web/catalogue/queries.ts';
import { classNames } from './class-names.ts';
import styles from './picture-image.module.css';

type PictureImageProps = {
  /** The name in the picture manifest. */
  file: string;
  alt: string;
  /** The rendered width, as in `<img sizes>`. */
  sizes: string;
  fit?: 'cover' | 'contain';
  /** The main picture of the screen, loaded eagerly with high priority. */
  first?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  onLoad?: () => void;
};

/**
 * A picture of the package in the best format and size for the browser; its mean colour is shown until it is loaded. A
 * name that is not in the manifest is loaded from `/uploads/`.
 */
export function PictureImage({
  file,
  alt,
  sizes,
  fit = 'cover',
  first = false,
  className,
  style,
  onLoad,
}: PictureImageProps) {
  const { data, isPending } = usePictures();
  const [loaded, setLoaded] = useState<string>();
  const picture = data?.[file];
  const colour = picture ? { backgroundColor: loaded === file ? undefined : picture.colour } : {};
  if (isPending) return <span className={classNames(styles.frame, className)} style={style} />;
  return (
    <picture className={classNames(styles.frame, className)} style={{ ...colour, ...style }}>
      {picture && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      {picture && <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />}
      <img
        className={classNames(styles.image, fit === 'contain' && styles.contain, loaded === file && styles.arrived)}
        src={picture ? `/media/${picture.id}/${picture.widths.at(-1)}.webp` : uploadAddress(file)}
        alt={alt}
        {...(picture ? { width: picture.width, height: picture.height } : {})}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => {
          setLoaded(file);
          onLoad?.();
        }}
      />
    </picture>
  );
}

/** The `srcset` in one format. */
export function srcSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `/media/${picture.id}/${width}.${format} ${width}w`).join(', ');
}

function uploadAddress(file: string): string {
  return `/uploads/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The width of `rem` rem, for `sizes` of a picture. There, `rem` means the font size of the browser, but the page has a
 * larger one on screens above 1920 px (base.css). Without that, too small a picture would be chosen on such screens.
 */
export function widthInRem(rem: number): string {
  return `max(${rem.toFixed(2)}rem, min(${(rem / 1.2).toFixed(2)}vw, ${(rem / 0.675).toFixed(2)}vh))`;
}
