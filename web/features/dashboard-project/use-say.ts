import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';

/** Says a text by a key that may have none; `otherwise` then. */
export function useSay(): (key: string, otherwise: string) => string {
  const t = useText();
  return (key, otherwise) => {
    const said = t(key as TextKey);
    return said === key ? otherwise : said;
  };
}
