import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './carousel.module.css';

type CarouselPictureProps = Pick<ComponentProps<typeof PictureImage>, 'file' | 'alt' | 'fit' | 'first'> & {
  /** Whether this is the picture that is shown, and not one beside it. */
  isCurrent: boolean;
};

/**
 * A picture of a carousel. One that cannot be loaded says so; it is loaded again on request, and by itself as soon as
 * the browser is online again.
 */
export function CarouselPicture({ isCurrent, ...picture }: CarouselPictureProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const hasFailed = failed === attempt;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryOnline = () => setAttempt((last) => last + 1);
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [hasFailed]);
  return (
    <>
      <div className={styles.picture} data-zoom onErrorCapture={() => setFailed(attempt)}>
        <PictureImage key={attempt} {...picture} sizes="100vw" />
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
