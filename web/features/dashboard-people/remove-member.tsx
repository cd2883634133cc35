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

/** A user leaves: their clients are handed over, those below go up, and what they did stays written down. */
export function RemoveMember({ member: { user, clients }, people, onRemoved }: RemoveMemberProps) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useTeamCall();
  const parent = people.find((one) => one.user.id === user.parent_id);
  const [heir, setHeir] = useState(parent ? String(parent.user.id) : '');
  const above = parent
    ? []
    : [{ value: '', label: user.parent_id === null ? t('people.underNobody') : t('people.oneAbove') }];
  const heirs = people
    .filter((one) => one.user.id !== user.id)
    .map((one) => ({ value: String(one.user.id), label: one.user.name }));
  const remove = async () => {
    if (
      !(await confirm({
        title: t('people.removeTitle', { name: user.name }),
        text: t('people.removeText', { count: clients }),
        yes: t('people.removeYes'),
        no: t('dashboard.cancel'),
      }))
    )
      return;
    if (
      await run(
        () => callApi(calls.deleteUser, { params: { id: user.id }, body: heir === '' ? {} : { hand_over_to: heir } }),
        t('people.removed'),
      )
    )
      onRemoved();
  };
  return (
    <section className={styles.block}>
      <p className={styles.told}>{t('people.removeTold')}</p>
      {clients > 0 && (
        <Select
          label={t('people.handOver', { count: clients })}
          value={heir}
          onChange={setHeir}
          options={[...above, ...heirs]}
        />
      )}
      <Button look="primary" busy={busy} onClick={() => void remove()}>
        {t('people.removeUser')}
      </Button>
    </section>
  );
}
