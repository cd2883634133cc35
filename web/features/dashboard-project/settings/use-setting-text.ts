import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';

/**
 * The texts of a setting, or of a part of one (`map.zoom`): its name, meaning and choices. Falls back to the name or
 * value in the package if there is no text.
 */
export function useSettingText() {
  const text = useOptionalText();
  return {
    name: (path: string) => text(`project.setting.${path}`, path),
    meaning: (path: string) => text(`project.meaning.${path}`, ''),
    choice: (path: string, value: string | number) => text(`project.choice.${path}.${value}`, String(value)),
  };
}

/** Returns a function that translates a key which may be missing from the texts, with a fallback for that case. */
export function useOptionalText(): (key: string, fallback: string) => string {
  const t = useText();
  return (key, fallback) => {
    const text = t(key as TextKey);
    return text === key ? fallback : text;
  };
}
