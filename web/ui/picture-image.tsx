import { useState, type CSSProperties } from 'react';
import type { Picture } from '#contract/entities/picture.ts';
import { usePictures } from '#web/catalogue/queries.ts';
import { classNames } from './class-names.ts';
import styles from './picture-image.module.css';

type PictureImageProps = {
  /** Name in the picture manifest, as entities give it. */
  file: string;
  alt: string;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  fit?: 'cover' | 'contain';
  /** The picture the screen is about: fetched at once and first. */
  first?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  onLoad?: () => void;
};

/**
 * A picture of the package in the best format and size the browser can take, its mean colour behind it until it is
 * here.
 * A name that the manifest does not know is asked for as it is, below `/uploads/`.
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
  const [arrived, setArrived] = useState<string>();
  const picture = data?.[file];
  const colour = picture ? { backgroundColor: arrived === file ? undefined : picture.colour } : {};
  if (isPending) return <span className={classNames(styles.frame, className)} style={style} />;
  return (
    <picture className={classNames(styles.frame, className)} style={{ ...colour, ...style }}>
      {picture && <source type="image/avif" srcSet={addresses(picture, 'avif')} sizes={sizes} />}
      {picture && <source type="image/webp" srcSet={addresses(picture, 'webp')} sizes={sizes} />}
      <img
        className={classNames(styles.image, fit === 'contain' && styles.contain, arrived === file && styles.arrived)}
        src={picture ? `/media/${picture.id}/${picture.widths.at(-1)}.webp` : uploadAddress(file)}
        alt={alt}
        {...(picture ? { width: picture.width, height: picture.height } : {})}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => {
          setArrived(file);
          onLoad?.();
        }}
      />
    </picture>
  );
}

/** The `srcset` of one format. */
export function addresses(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `/media/${picture.id}/${width}.${format} ${width}w`).join(', ');
}

function uploadAddress(file: string): string {
  return `/uploads/${file.split('/').map(encodeURIComponent).join('/')}`;
}
