import { useDevelopmentText } from '#web/catalogue/settings.tsx';

/**
 * Returns a function for the development's text about a picture: `picture.{path}`, with or without extension, or
 * `picture.{file name without extension}`; '' if it has none.
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
