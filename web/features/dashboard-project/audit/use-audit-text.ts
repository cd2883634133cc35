import type { AuditEntry } from '#contract/entities/audit.ts';
import type { TextKey } from '../../../texts/en/index.ts';
import { useText } from '../../../texts/language.tsx';
import { useSettingText } from '../settings/use-setting-text.ts';

/** What was done and to which fields, in words; what has none is called as it is kept. */
export function useAuditText() {
  const t = useText();
  const setting = useSettingText();
  const say = (key: string, otherwise: string) => {
    const said = t(key as TextKey);
    return said === key ? otherwise : said;
  };
  return {
    action: ({ action }: AuditEntry) => say(`project.action.${action}`, action),
    fields: ({ action, fields }: AuditEntry) => fields.map((field) => (action === 'project.settings' ? setting.name(field) : action.startsWith('project.') ? field : say(`project.field.${field}`, field))).join(', '),
  };
}
