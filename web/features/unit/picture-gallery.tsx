import type { Property } from '#contract/entities/property.ts';
import { useApartmentTypeName } from '#web/catalogue/unit-names.ts';
import { Carousel, usePictureText } from '#web/pictures/carousel.tsx';
import { useText } from '#web/texts/language.tsx';
import { imagesOf } from './views.ts';
import styles from './unit-stage.module.css';

/** Thumbnails in the strip by window width in pixels (specification, section 9). */
const stripSlides = { 0: 5, 768: 4, 1250: 6, 1441: 8 } as const;

type PictureGalleryProps = {
  kind: 'images' | 'plan';
  files: readonly string[];
  unit: Property;
  isFull: boolean;
  onToggleFull: () => void;
};

/** A carousel of the pictures of a unit, or of its plans. */
export function PictureGallery({ kind, files, unit, isFull, onToggleFull }: PictureGalleryProps) {
  const t = useText();
  const titleOf = usePictureTitle(unit);
  const title = (index: number) => (kind === 'plan' ? t('unit.plan') : titleOf(files[index] ?? ''));
  if (files.length === 0) return <p className={styles.none}>{t('unit.noPictures')}</p>;
  const hasLabel = kind === 'images' || files.length > 1;
  return (
    <Carousel
      kind={kind}
      files={files}
      label={t(kind === 'plan' ? 'unit.plans' : 'unit.pictures', { code: unit.code })}
      nameOf={(_, index) => t('unit.picture', { title: title(index), index: index + 1, count: files.length })}
      strip={stripSlides}
      isFull={isFull}
      onToggleFull={onToggleFull}
      captionOf={
        hasLabel
          ? (index) => ({
              title: title(index),
              count: t('unit.pictureCount', { index: index + 1, count: files.length }),
            })
          : undefined
      }
      backdropOf={kind === 'plan' ? () => imagesOf(unit)[0] : undefined}
    />
  );
}

/** The caption of a picture: the development's own text, or the title of the unit's apartment type. */
function usePictureTitle(unit: Property): (file: string) => string {
  const pictureText = usePictureText();
  const typeName = useApartmentTypeName();
  return (file) => pictureText(file) || typeName(unit);
}
