import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { thumbnailWidth } from './thumbnail-strip.tsx';
import styles from './carousel.module.css';

type CarouselPictureProps = Pick<ComponentProps<typeof PictureImage>, 'file' | 'alt' | 'fit' | 'first'> & {
  /** Whether this is the picture that is shown, and not one beside it. */
  isCurrent: boolean;
  /** Whether the strip shows it as well: its thumbnail is then seen enlarged until the picture has arrived. */
  hasThumbnail: boolean;
};

/**
 * A picture of a carousel. One that cannot be loaded says so; it is loaded again on request, and by itself as soon as
 * the browser is online again.
 */
export function CarouselPicture({ isCurrent, hasThumbnail, fit = 'cover', ...picture }: CarouselPictureProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const [hasArrived, setHasArrived] = useState(false);
  const hasFailed = failed === attempt;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryOnline = () => setAttempt((last) => last + 1);
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [hasFailed]);
  return (
    <>
      {hasThumbnail && (
        <div className={classNames(styles.picture, styles.preview)} data-over={hasArrived || undefined}>
          <PictureImage file={picture.file} alt="" fit={fit} sizes={thumbnailWidth} />
        </div>
      )}
      <div className={styles.picture} data-zoom onErrorCapture={() => setFailed(attempt)}>
        <PictureImage
          key={attempt}
          {...picture}
          fit={fit}
          sizes="100vw"
          onLoad={() => setHasArrived(true)}
          style={hasThumbnail ? { backgroundColor: 'transparent' } : {}}
        />
      </div>
      {isCurrent && hasFailed && (
        <div className={styles.failed}>
          <div className={styles.failure}>
            <output>{t('pictures.failed')}</output>
            <Button icon={<RefreshCw />} onClick={() => setAttempt(attempt + 1)}>
              {t('general.retry')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
