import { useMemo } from 'react';
import type { ProjectText } from '#contract/entities/project.ts';
import { compareTextKeys, textSubject, type TextSubject } from '#domain/projects/development-texts.ts';
import { pictureKeys } from '#domain/projects/picture-text.ts';
import { localised } from '#domain/texts/language.ts';
import { useBuildings, usePictures } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';

/** A text with where it is shown, and the picture that it is about, if there is one: a name in the manifest. */
export type DescribedText = { text: ProjectText; title: string; picture: string | undefined };

/** Describes texts by their keys, in the order in which they are listed. */
export function useDescribedTexts(texts: readonly ProjectText[]): DescribedText[] {
  const t = useText();
  const { language } = useLanguage();
  const { data: buildings } = useBuildings();
  const { data: pictures } = usePictures();
  return useMemo(() => {
    const pictureOf = findPictures(Object.keys(pictures ?? {}));
    const partName = ({ kind, name }: TextSubject) => {
      const building = kind === 'front' ? buildings?.find(({ code }) => code.toLowerCase() === name) : undefined;
      return building ? localised(building, 'name', language) : name;
    };
    const titleOf = (subject: TextSubject | null) =>
      subject ? t(`project.text.${subject.kind}`, { name: partName(subject) }) : t('project.text.none');
    return texts
      .map((text) => ({ text, title: titleOf(textSubject(text.key)), picture: pictureOf.get(text.key) }))
      .toSorted((a, b) => compareTextKeys(a.text.key, b.text.key));
  }, [texts, buildings, pictures, language, t]);
}

/** The first picture that each key is about; one key may be about several. */
function findPictures(files: readonly string[]): Map<string, string> {
  return new Map(files.toReversed().flatMap((file) => pictureKeys(file).map((key) => [key, file] as const)));
}
