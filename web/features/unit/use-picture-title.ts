import type { Property } from '#contract/entities/property.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useLookups } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * The words on the wall label of a picture: the development's text `picture.{path}`, with its ending or without, or
 * `picture.{file name without ending}`; else the title of the unit's apartment type.
 */
export function usePictureTitle(unit: Property): (file: string) => string {
  const developmentText = useDevelopmentText();
  const typeTitle = useTypeTitle(unit);
  return (file) => {
    const path = file.replace(/\.\w+$/, '');
    const name = path.split('/').at(-1) ?? path;
    return developmentText(`picture.${file}`) || developmentText(`picture.${path}`) || developmentText(`picture.${name}`) || typeTitle;
  };
}

function useTypeTitle(unit: Property): string {
  const { language } = useLanguage();
  const { data } = useLookups();
  const type = data?.apartmentTypes.find((type) => type.id === unit.apartment_type_id);
  return (language === 'tr' ? type?.title_tr : type?.title_en) ?? unit.apartment_type.name;
}
