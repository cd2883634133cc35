import type { Member } from '#contract/entities/people.ts';
import { roles } from '#domain/people/roles.ts';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './people.module.css';

/** Sales users under the name of their role; roles that nobody has are left out. */
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
