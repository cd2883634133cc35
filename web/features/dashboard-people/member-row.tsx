import { ChevronRight } from 'lucide-react';
import type { Member } from '#contract/entities/people.ts';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import styles from './people.module.css';

/** One sales user; a press opens what may be done with them. */
export function MemberRow({ member, onOpen }: { member: Member; onOpen: (member: Member) => void }) {
  const t = useText();
  const { user, clients } = member;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(member)}>
      <span className={styles.initials} aria-hidden="true">
        {user.name
          .split(/\s+/)
          .map((word) => word[0])
          .slice(0, 2)
          .join('')}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.email}>{user.email}</span>
      </span>
      <span className={styles.role}>{t(roleTexts[user.role_id])}</span>
      <span className={styles.clients}>{t('people.clients', { count: clients })}</span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
