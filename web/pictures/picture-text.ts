import { pictureText } from '#domain/projects/picture-text.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';

/** Returns a function for the development's text about a picture; '' if it has none. */
export function usePictureText(): (file: string) => string {
  const developmentText = useDevelopmentText();
  return (file) => pictureText(file, developmentText);
}
