import { isLanguage, languageFacts } from '#domain/texts/language.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';

/**
 * The texts of a setting, or of a part of one (`map.zoom`): its name, meaning and choices. Without a text, the name or
 * value in the package is used.
 */
export function useSettingText() {
  const text = useOptionalText();
  return {
    name: (path: string) => nameOf(path, text),
    meaning: (path: string) => text(`project.meaning.${path}`, ''),
    choice: (path: string, value: string | number) => text(`project.choice.${path}.${value}`, String(value)),
  };
}

/**
 * The name of a setting. A text in one language, such as `contact.hours.el`, is named after the setting and the
 * language.
 */
function nameOf(path: string, text: ReturnType<typeof useOptionalText>): string {
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (!isLanguage(last)) return text(`project.setting.${path}`, path);
  const pattern = `project.setting.${path.slice(0, -last.length)}in`;
  return text(pattern, path, { language: languageFacts[last].name });
}

/** Returns a function that translates a key which may be missing from the texts, with a fallback for that case. */
export function useOptionalText(): (key: string, fallback: string, values?: Record<string, string>) => string {
  const t = useText();
  return (key, fallback, values) => {
    const text = t(key as TextKey, values);
    return text === key ? fallback : text;
  };
}
