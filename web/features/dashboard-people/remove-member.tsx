import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Member } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useTeamCall } from './use-team-call.ts';
import styles from './member-sheet.module.css';

type RemoveMemberProps = { member: Member; people: readonly Member[]; onRemoved: () => void };

/**
 * Removes a user. Their clients are handed over, the users below them move up to their parent, and their actions stay in
 * the records.
 */
export function RemoveMember({ member: { user, clients }, people, onRemoved }: RemoveMemberProps) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useTeamCall();
  const parent = people.find((other) => other.user.id === user.parent_id);
  const [successor, setSuccessor] = useState(parent ? String(parent.user.id) : '');
  const defaultOption = parent
    ? []
    : [{ value: '', label: user.parent_id === null ? t('people.underNobody') : t('people.oneAbove') }];
  const others = people
    .filter((other) => other.user.id !== user.id)
    .map((other) => ({ value: String(other.user.id), label: other.user.name }));
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
      <p className={styles.note}>{t('people.removeTold')}</p>
      {clients > 0 && (
        <Select
          label={t('people.handOver', { count: clients })}
          value={successor}
          onChange={setSuccessor}
          options={[...defaultOption, ...others]}
        />
      )}
      <Button look="primary" busy={busy} onClick={() => void remove()}>
        {t('people.removeUser')}
      </Button>
    </section>
  );
}
