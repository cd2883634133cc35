import type { ReactNode } from 'react';
import { ArrowRight, Heart } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import { isHighFront } from '#domain/buildings/is-high-front.ts';
import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { localised } from '#domain/texts/language.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { usePictures } from '#web/catalogue/queries.ts';
import { useDevelopmentText, useProjectName } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './still-building.module.css';

type StillBuildingProps = {
  building: Building;
  isFavourite: boolean;
  /** What it offers, or how many of its units match the filter. */
  facts: string;
  /** Shown below the way to the building. */
  children: ReactNode;
};

/**
 * The home view of a development that is one building: its front up to the edges of the window, with the introduction
 * below it. A high front is shown whole, beside the introduction.
 */
export function StillBuilding({ building, isFavourite, facts, children }: StillBuildingProps) {
  const t = useText();
  const { language } = useLanguage();
  const projectName = useProjectName();
  const developmentText = useDevelopmentText();
  const { search } = useFilter();
  const { data: pictures } = usePictures();
  const front = mainFrontOf(building.class_name);
  const picture = pictures?.[front];
  const isHigh = isHighFront(picture);
  const address = `/building/${building.id}${search}`;
  return (
    <section className={classNames(styles.screen, isHigh && styles.high)} aria-labelledby="home-title">
      {/* The button has the name of this link. */}
      <Link
        to={address}
        className={styles.front}
        style={isHigh ? { aspectRatio: `${picture?.width} / ${picture?.height}` } : {}}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
      >
        <PictureImage
          file={front}
          alt=""
          fit={isHigh ? 'contain' : 'cover'}
          first
          sizes={isHigh ? `${phoneWindows} 100vw, 60vw` : '100vw'}
          className={styles.picture}
        />
      </Link>
      <div className={styles.label}>
        <h1 id="home-title" className={styles.title}>
          {developmentText('intro_title') || projectName}
          {isFavourite && (
            <>
              <Heart className={styles.heart} fill="currentColor" aria-hidden="true" />
              <VisuallyHidden>{t('rotator.favourite')}</VisuallyHidden>
            </>
          )}
        </h1>
        <p className={styles.intro}>{developmentText('intro_text')}</p>
        <div className={styles.offer}>
          <p>{facts}</p>
          <ButtonLink
            variant="ink"
            wide
            to={address}
            data-building={building.id}
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            {t('rotator.viewBuilding', { name: localised(building, 'name', language) })}
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}
