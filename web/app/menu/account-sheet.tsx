import type { User } from '#contract/entities/people.ts';
import { EditUser } from '#web/team/edit-user.tsx';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';

/** A sales user's own account: name, e-mail, phone, password. */
export function AccountSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  return (
    <SideSheet title={t('shell.account')} subtitle={t(roleTexts[user.role_id])} onClose={onClose}>
      <EditUser own mayUpdate user={user} onSaved={onClose} />
    </SideSheet>
  );
}
