import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Member, User } from '#contract/entities/people.ts';
import { fullName } from '#domain/people/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { Link } from '#web/router/link.tsx';
import { EditUser } from '#web/team/edit-user.tsx';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';
import { idsUnder } from './make-tree.ts';
import { LinkedAccounts, MemberPassword, MemberSecondFactor, TabletLogin, useTeamCall } from './member-login.tsx';
import styles from './member-sheet.module.css';

type MemberProps = { member: Member; people: readonly Member[] };

/** The sheet of a user. `people` are all users that the reader sees; the tabs depend on what the reader may do. */
export function MemberSheet({ member, people, onClose }: MemberProps & { onClose: () => void }) {
  const t = useText();
  const { user, clients, can } = member;
  const tabs = [
    { value: 'about', label: t('people.about') },
    { value: 'clients', label: t('people.theirClients'), count: clients },
    ...(can.logIn ? [{ value: 'tablet', label: t('people.tablet') } as const] : []),
    ...(can.remove ? [{ value: 'remove', label: t('people.remove') } as const] : []),
  ] as const;
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('about');
  return (
    <SideSheet title={user.name} subtitle={t(roleTexts[user.role_id])} onClose={onClose}>
      <Tabs label={user.name} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'about' && <AboutMember member={member} people={people} />}
        {tab === 'clients' && <ClientsOfMember member={member} />}
        {tab === 'tablet' && <TabletLogin user={user} />}
        {tab === 'remove' && <RemoveMember member={member} people={people} onRemoved={onClose} />}
      </Tabs>
    </SideSheet>
  );
}

function AboutMember({ member, people }: MemberProps) {
  const { user, can } = member;
  return (
    <>
      <EditUser key={[user.name, user.email, user.phone].join(' ')} user={user} mayUpdate={can.update} />
      {can.mailPasswordLink && <MemberPassword member={member} />}
      {can.move && <MoveMember member={member} people={people} />}
      {can.unlink && member.identities.length > 0 && <LinkedAccounts member={member} />}
      {can.resetSecondFactors && <MemberSecondFactor member={member} />}
    </>
  );
}

/** Selects a user's parent. Users below them are not offered, because that would create a cycle. */
function MoveMember({ member: { user }, people }: MemberProps) {
  const t = useText();
  const { run, busy } = useTeamCall();
  const idsBelow = idsUnder(people, user.id);
  const parents = people
    .filter((other) => !idsBelow.has(other.user.id))
    .map(({ user: { id, name } }) => ({ value: String(id), label: name }));
  const move = (parent: string) =>
    run(() => callApi(calls.moveUser, { params: { a: user.id, b: parent } }), t('people.moved'));
  return (
    <section className={styles.block}>
      <Select
        label={t('people.under')}
        disabled={busy}
        value={String(user.parent_id ?? 0)}
        onChange={(parent) => void move(parent)}
        options={[{ value: '0', label: t('people.underNobody') }, ...parents]}
      />
    </section>
  );
}

function ClientsOfMember({ member: { user, clients } }: { member: Member }) {
  const t = useText();
  return (
    <>
      <Link className={styles.allClients} to={`/dashboard/leads?user=${user.id}&view=table`}>
        {t('people.allClients', { count: clients })}
      </Link>
      <MostActiveClients userId={user.id} />
    </>
  );
}

/** A user's ten clients with the most views. */
function MostActiveClients({ userId }: { userId: number }) {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...leadKeys.all, 'mostActive', userId],
    queryFn: ({ signal }) => callApi(calls.listPopularClients, { params: { id: userId }, signal }),
  });
  if (isPending) return <RowsSkeleton count={4} />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className={styles.note}>{t('people.noClients')}</p>;
  return (
    <ul className={styles.mostActive} aria-label={t('people.keenClients')}>
      {data.map((client) => (
        <li key={client.id}>
          <Link to={`/dashboard/leads/${client.id}`}>{fullName(client)}</Link>
          <span className={styles.count}>{t('leads.viewCount', { count: client.view_count })}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Removes a user. Their clients are handed over, the users below them move up to their parent, and their actions stay
 * in the records.
 */
function RemoveMember({ member: { user, clients }, people, onRemoved }: MemberProps & { onRemoved: () => void }) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useTeamCall();
  const { options, preselected } = useSuccessors(user, people);
  const [successor, setSuccessor] = useState(preselected);
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('people.removeTitle', { name: user.name }),
      text: t('people.removeText', { count: clients }),
      yes: t('people.removeYes'),
      no: t('dashboard.cancel'),
    });
    if (!isConfirmed) return;
    const body = successor === '' ? {} : { hand_over_to: successor };
    if (await run(() => callApi(calls.deleteUser, { params: { id: user.id }, body }), t('people.removed'))) onRemoved();
  };
  return (
    <section className={styles.block}>
      <p className={styles.note}>{t('people.removeHint')}</p>
      {clients > 0 && (
        <Select
          label={t('people.handOver', { count: clients })}
          value={successor}
          onChange={setSuccessor}
          options={options}
        />
      )}
      <Button variant="primary" busy={busy} onClick={() => void remove()}>
        {t('people.removeUser')}
      </Button>
    </section>
  );
}

/**
 * Who can take over a user's clients, with the parent preselected. If the reader does not see the parent, or there is
 * none, the first option is '': the server then hands the clients to the parent or to nobody.
 */
function useSuccessors(user: User, people: readonly Member[]) {
  const t = useText();
  const others = people
    .filter((other) => other.user.id !== user.id)
    .map((other) => ({ value: String(other.user.id), label: other.user.name }));
  const parent = people.find((other) => other.user.id === user.parent_id);
  if (parent) return { options: others, preselected: String(parent.user.id) };
  const label = user.parent_id === null ? t('people.underNobody') : t('people.oneAbove');
  return { options: [{ value: '', label }, ...others], preselected: '' };
}
