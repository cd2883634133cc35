import { ListTree, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#contract/entities/people.ts';
import { useMembers } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { makeTree } from './make-tree.ts';
import { PeopleTree, RoleList } from './member-lists.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { NewMemberSheet } from './new-member-sheet.tsx';

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
        <Button look="primary" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setOpenSheet('new')}>
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
  const searched = search.toLocaleLowerCase();
  return [user.name, user.email, user.phone].some((part) => part.toLocaleLowerCase().includes(searched));
}
