import { useDevelopmentText } from '#web/catalogue/settings.tsx';

/**
 * The development's words for a picture: its text `picture.{path}`, with its ending or without, or `picture.{file name
 * without ending}`; '' where it has none.
 */
export function usePictureText(): (file: string) => string {
  const developmentText = useDevelopmentText();
  return (file) => {
    const path = file.replace(/\.\w+$/, '');
    const name = path.split('/').at(-1) ?? path;
    return (
      developmentText(`picture.${file}`) || developmentText(`picture.${path}`) || developmentText(`picture.${name}`)
    );
  };
}
