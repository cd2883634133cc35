import { calls } from '#contract/calls/index.ts';
import type { Member } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { idsUnder } from './make-tree.ts';
import { useTeamCall } from './use-team-call.ts';
import styles from './member-sheet.module.css';

/** Whom a user stands under; nobody who stands under them is offered, so that no circle can come. */
export function MoveMember({ member: { user }, people }: { member: Member; people: readonly Member[] }) {
  const t = useText();
  const { run, busy } = useTeamCall();
  const under = idsUnder(people, user.id);
  const above = people
    .filter((one) => !under.has(one.user.id))
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
        options={[{ value: '0', label: t('people.underNobody') }, ...above]}
      />
    </section>
  );
}
