import { ListTree, UserRoundPlus, UsersRound, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#contract/entities/people.ts';
import { initialsOf } from '#domain/people/initials.ts';
import { roles } from '#domain/people/roles.ts';
import { fold } from '#domain/texts/fold.ts';
import { useMembers, roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { makeTree, type Branch } from './make-tree.ts';
import { MemberSheet } from './member-sheet.tsx';
import { NewMemberSheet } from './new-member-sheet.tsx';
import styles from './people-screen.module.css';

/** The team in the user's reach, as a tree or by role. */
export function PeopleScreen() {
  const t = useText();
  const { data: team, isPending, isError, refetch } = useMembers();
  const [view, setView] = useState<'tree' | 'roles'>('tree');
  const [search, setSearch] = useState('');
  const [openSheet, setOpenSheet] = useState<number | 'new'>();
  const people = team?.people ?? [];
  const found = people.filter((member) => matches(member, search));
  const member = people.find(({ user }) => user.id === openSheet);
  const views = [
    { value: 'tree', label: t('people.tree'), icon: <ListTree /> },
    { value: 'roles', label: t('people.byRole'), icon: <UsersRound /> },
  ] as const;
  const open = ({ user }: Member) => setOpenSheet(user.id);
  return (
    <SectionPage
      title={t('dashboard.people')}
      actions={
        <Button variant="primary" icon={<UserRoundPlus />} onClick={() => setOpenSheet('new')}>
          {t('people.add')}
        </Button>
      }
    >
      <FilterBar
        label={t('people.filter')}
        end={<Segmented label={t('people.view')} options={views} value={view} onChange={setView} />}
      >
        <SearchField label={t('people.search')} value={search} onSearch={setSearch} />
      </FilterBar>
      {isPending && <RowsSkeleton count={6} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {team && found.length === 0 && <EmptyState icon={<UsersRound />} title={t('people.nobody')} />}
      {view === 'tree' && search === '' ? (
        <PeopleTree branches={makeTree(people)} onOpen={open} />
      ) : (
        <RoleList people={found} onOpen={open} />
      )}
      {member && (
        <MemberSheet key={member.user.id} member={member} people={people} onClose={() => setOpenSheet(undefined)} />
      )}
      {team && openSheet === 'new' && <NewMemberSheet team={team} onClose={() => setOpenSheet(undefined)} />}
    </SectionPage>
  );
}

function matches({ user }: Member, search: string): boolean {
  const searched = fold(search);
  return [user.name, user.email, user.phone].some((part) => fold(part).includes(searched));
}

type PeopleTreeProps = { branches: readonly Branch[]; onOpen: (member: Member) => void };

/** The team as nested lists, each user above the users they manage. */
function PeopleTree({ branches, onOpen }: PeopleTreeProps) {
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
function RoleList({ people, onOpen }: { people: readonly Member[]; onOpen: (member: Member) => void }) {
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
  const host = user.email.indexOf('@') + 1;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(member)}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(user.name)}
      </span>
      <span className={styles.member}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.email}>
          {user.email.slice(0, host)}
          <wbr />
          {user.email.slice(host)}
        </span>
      </span>
      <span className={styles.role}>{t(roleTexts[user.role_id])}</span>
      <span className={styles.clients}>{t('people.clients', { count: clients })}</span>
      <ChevronRight />
    </button>
  );
}
