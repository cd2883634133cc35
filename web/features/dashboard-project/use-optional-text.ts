import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';

/** Returns a function that translates a key which may be missing from the texts, with a fallback for that case. */
export function useOptionalText(): (key: string, fallback: string) => string {
  const t = useText();
  return (key, fallback) => {
    const text = t(key as TextKey);
    return text === key ? fallback : text;
  };
}
