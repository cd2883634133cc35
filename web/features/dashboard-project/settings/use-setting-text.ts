import { useOptionalText } from '../use-optional-text.ts';

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
