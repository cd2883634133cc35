import { useState } from 'react';
import { Link } from 'react-router';
import type { Member } from '#contract/entities/people.ts';
import { EditUser } from '#web/team/edit-user.tsx';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { MostActiveClients } from './most-active-clients.tsx';
import { MoveMember } from './move-member.tsx';
import { RemoveMember } from './remove-member.tsx';
import { TabletLogin } from './tablet-login.tsx';
import styles from './member-sheet.module.css';

type MemberSheetProps = { member: Member; people: readonly Member[]; onClose: () => void };

/**
 * One sales user: who they are, whom they stand under, their clients, the link that logs in on this tablet, and how
 * they leave.
 */
export function MemberSheet({ member, people, onClose }: MemberSheetProps) {
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
        {tab === 'about' && (
          <>
            <EditUser user={user} mayUpdate={can.update} />
            {can.move && <MoveMember member={member} people={people} />}
          </>
        )}
        {tab === 'clients' && (
          <>
            <Link className={styles.all} to={`/dashboard/leads?user=${user.id}&view=table`}>
              {t('people.allClients', { count: clients })}
            </Link>
            <MostActiveClients userId={user.id} />
          </>
        )}
        {tab === 'tablet' && <TabletLogin user={user} />}
        {tab === 'remove' && <RemoveMember member={member} people={people} onRemoved={onClose} />}
      </Tabs>
    </SideSheet>
  );
}
