import type { User } from '#contract/entities/people.ts';
import { EditUser } from '../../team/edit-user.tsx';
import { roleTexts } from '../../team/queries.ts';
import { useText } from '../../texts/language.tsx';
import { SideSheet } from '../../ui/dashboard/side-sheet.tsx';

/** A sales user's own account, whatever their role: name, address, phone, password. */
export function AccountSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  return (
    <SideSheet title={t('shell.account')} subtitle={t(roleTexts[user.role_id])} onClose={onClose}>
      <EditUser own mayUpdate user={user} onSaved={onClose} />
    </SideSheet>
  );
}
