import type { Member } from '#contract/entities/people.ts';
import type { Branch } from './make-tree.ts';
import { MemberRow } from './member-row.tsx';
import styles from './people.module.css';

type PeopleTreeProps = { branches: readonly Branch[]; onOpen: (member: Member) => void };

/** Who stands above whom, as lists in lists. */
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
