import type { TextKey } from '../../../texts/en/index.ts';
import { useText } from '../../../texts/language.tsx';

/** What was done, in words; an action without words is called as it is kept. */
export function useActionText(): (action: string) => string {
  const t = useText();
  return (action) => {
    const key = `project.action.${action}`;
    const said = t(key as TextKey);
    return said === key ? action : said;
  };
}
