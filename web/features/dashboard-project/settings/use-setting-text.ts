import { useSay } from '../use-say.ts';

/**
 * The words for a setting, or for a part of one (`map.zoom`): its name, what it means, its choices. What has no words
 * yet is called as the package calls it.
 */
export function useSettingText() {
  const say = useSay();
  return {
    name: (path: string) => say(`project.setting.${path}`, path),
    meaning: (path: string) => say(`project.meaning.${path}`, ''),
    choice: (path: string, value: string | number) => say(`project.choice.${path}.${value}`, String(value)),
  };
}
