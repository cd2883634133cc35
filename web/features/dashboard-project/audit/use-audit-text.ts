import type { AuditEntry } from '#contract/entities/audit.ts';
import { useSay } from '../use-say.ts';
import { useSettingText } from '../settings/use-setting-text.ts';

/** What was done and to which fields, in words; what has none is called as it is kept. */
export function useAuditText() {
  const say = useSay();
  const setting = useSettingText();
  return {
    action: ({ action }: AuditEntry) => say(`project.action.${action}`, action),
    fields: ({ action, fields }: AuditEntry) =>
      fields
        .map((field) =>
          action === 'project.settings'
            ? setting.name(field)
            : action.startsWith('project.')
              ? field
              : say(`project.field.${field}`, field),
        )
        .join(', '),
  };
}
