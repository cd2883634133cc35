import { ArrowRight } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './compare-bar.module.css';

/** The footer with the chosen units; from two units on it links to their comparison. */
export function CompareBar({ units }: { units: readonly Property[] }) {
  const t = useText();
  if (units.length === 0) return null;
  return (
    <Panel dense as="footer" className={styles.bar}>
      <div className={styles.pictures}>
        {units.slice(0, 4).flatMap((unit) => {
          const picture = unit.images[0] ?? unit.apartment_type.images[0];
          return picture
            ? [<PictureImage key={unit.id} file={picture} alt="" sizes="6rem" className={styles.picture} />]
            : [];
        })}
      </div>
      <p className={styles.names} aria-live="polite">
        {t('favourites.chosen', { codes: units.map((unit) => unit.code).join(', ') })}
      </p>
      {units.length > 1 ? (
        <ButtonLink
          look="primary"
          to={`/favorites?compare=${units.map((unit) => unit.id).join('~')}`}
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          {t('favourites.compareCount', { count: units.length })}
        </ButtonLink>
      ) : (
        <p className={styles.hint}>{t('favourites.oneMore')}</p>
      )}
    </Panel>
  );
}
