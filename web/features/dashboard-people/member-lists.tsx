import { ChevronRight } from 'lucide-react';
import type { Member } from '#contract/entities/people.ts';
import { roles } from '#domain/people/roles.ts';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import type { Branch } from './make-tree.ts';
import styles from './people.module.css';

type PeopleTreeProps = { branches: readonly Branch[]; onOpen: (member: Member) => void };

/** The team as nested lists, each user above the users they manage. */
export function PeopleTree({ branches, onOpen }: PeopleTreeProps) {
  return (
    <ul className={styles.tree}>
      {branches.map(({ member, below }) => (
        <li key={member.user.id}>
          <MemberRow member={member} onOpen={onOpen} />
          {below.length > 0 && <PeopleTree branches={below} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  );
}

/** The team grouped by role; roles that nobody has are left out. */
export function RoleList({ people, onOpen }: { people: readonly Member[]; onOpen: (member: Member) => void }) {
  const t = useText();
  const groups = roles
    .toReversed()
    .map(({ id }) => ({ id, members: people.filter(({ user }) => user.role_id === id) }));
  return (
    <div className={styles.roles}>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ id, members }) => (
          <section key={id} aria-label={t(roleTexts[id])}>
            <h2 className={styles.heading}>
              {t(roleTexts[id])}
              <span className={styles.count}>{members.length}</span>
            </h2>
            <ul>
              {members.map((member) => (
                <li key={member.user.id}>
                  <MemberRow member={member} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** A user as a button that opens their sheet. */
function MemberRow({ member, onOpen }: { member: Member; onOpen: (member: Member) => void }) {
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
