import type { Property } from '#contract/entities/property.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { Carousel } from '#web/pictures/carousel.tsx';
import { usePictureText } from '#web/pictures/picture-text.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { imagesOf } from './views.ts';
import styles from './unit-stage.module.css';

/** Slides in the strip by window width in pixels (specification, section 9); phones show as many as fit. */
const stripSlides = { 0: 5, 768: 4, 1250: 6, 1441: 8 } as const;

type PictureGalleryProps = {
  kind: 'images' | 'plan';
  files: readonly string[];
  unit: Property;
  isFull: boolean;
  onToggleFull: () => void;
};

/** The pictures of a unit over the whole window, or its plans in the free part of it. */
export function PictureGallery({ kind, files, unit, isFull, onToggleFull }: PictureGalleryProps) {
  const t = useText();
  const titleOf = usePictureTitle(unit);
  const title = (place: number) => (kind === 'plan' ? t('unit.plan') : titleOf(files[place]!));
  if (files.length === 0) return <p className={styles.none}>{t('unit.noPictures')}</p>;
  const hasLabel = kind === 'images' || files.length > 1;
  return (
    <Carousel
      kind={kind}
      files={files}
      label={t(kind === 'plan' ? 'unit.plans' : 'unit.pictures', { code: unit.code })}
      nameOf={(_, place) => t('unit.picture', { title: title(place), index: place + 1, count: files.length })}
      strip={stripSlides}
      isFull={isFull}
      onToggleFull={onToggleFull}
      captionOf={
        hasLabel
          ? (place) => ({
              title: title(place),
              count: t('unit.pictureCount', { index: place + 1, count: files.length }),
            })
          : undefined
      }
      behindOf={kind === 'plan' ? () => imagesOf(unit)[0] : undefined}
    />
  );
}

/**
 * The words on the wall label of a picture: the development's own for it, else the title of the unit's apartment type.
 */
function usePictureTitle(unit: Property): (file: string) => string {
  const pictureText = usePictureText();
  const typeTitle = useTypeTitle(unit);
  return (file) => pictureText(file) || typeTitle;
}

function useTypeTitle(unit: Property): string {
  const { language } = useLanguage();
  const { data } = useLookups();
  const type = data?.apartmentTypes.find((type) => type.id === unit.apartment_type_id);
  return (language === 'tr' ? type?.title_tr : type?.title_en) ?? unit.apartment_type.name;
}
