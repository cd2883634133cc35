import type { Property } from '#contract/entities/property.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { usePictureText } from '#web/pictures/picture-text.ts';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * The words on the wall label of a picture: the development's own for it, else the title of the unit's apartment type.
 */
export function usePictureTitle(unit: Property): (file: string) => string {
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
