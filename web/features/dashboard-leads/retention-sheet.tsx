import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { DueClient } from '#contract/calls/retention.ts';
import { maxErasedAtOnce } from '#domain/people/retention.ts';
import { fullName } from '#domain/people/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { useLeadCall } from '#web/leads/queries.ts';
import { Tick } from '#web/legal/form-parts.tsx';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import styles from './client-list.module.css';

type Outcome = 'erased' | 'not_due';

/** Clients who are due for erasure. An administrator selects whom to erase; the result is shown beside each client. */
export function RetentionSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: leadKeys.due,
    // Erased clients stay listed with their result until the sheet is opened again.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => callApi(calls.listDueClients, { query: { per_page: maxErasedAtOnce }, signal }),
  });
  const left = data?.clients.filter(({ id }) => !outcomes.has(id)) ?? [];
  const { erase, busy } = useErase(chosen, (results) => {
    setOutcomes(new Map([...outcomes, ...results]));
    setChosen(new Set());
  });
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  return (
    <SideSheet
      title={t('leads.due')}
      subtitle={data && t('leads.dueText', { months: data.months })}
      onClose={onClose}
      foot={
        left.length > 0 && (
          <Button variant="primary" busy={busy} disabled={chosen.size === 0} onClick={() => void erase()}>
            {t('leads.eraseChosen', { count: chosen.size })}
          </Button>
        )
      }
    >
      {isPending && <RowsSkeleton count={5} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState icon={<CircleCheck />} title={t('leads.nobodyDue')} />}
      {left.length > 1 && (
        <Tick
          checked={left.every(({ id }) => chosen.has(id))}
          onChange={(isChosen) =>
            choose(
              left.map(({ id }) => id),
              isChosen,
            )
          }
        >
          {t('leads.chooseAll', { count: left.length })}
        </Tick>
      )}
      <ul className={styles.pairs}>
        {data?.clients.map((client) => (
          <li key={client.id} className={classNames(styles.pair, !outcomes.has(client.id) && styles.due)}>
            <DueRow
              client={client}
              outcome={outcomes.get(client.id)}
              isChosen={chosen.has(client.id)}
              onChoose={(isChosen) => choose([client.id], isChosen)}
            />
          </li>
        ))}
      </ul>
      {data && data.total > data.clients.length && (
        <p className={styles.contact}>{t('leads.dueMore', { count: data.total - data.clients.length })}</p>
      )}
    </SideSheet>
  );
}

type DueRowProps = {
  client: DueClient;
  outcome: Outcome | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function DueRow({ client, outcome, isChosen, onChoose }: DueRowProps) {
  const t = useText();
  if (outcome !== undefined)
    return (
      <output>
        {fullName(client)}: {t(`leads.outcome.${outcome}`)}
      </output>
    );
  return (
    <Tick checked={isChosen} onChange={onChoose}>
      <Link to={`/dashboard/leads/${client.id}`} className={styles.name}>
        {fullName(client)}
      </Link>
      <br />
      <span className={styles.contact}>
        {client.email}
        <br />
        {client.user?.name ?? t('leads.nobody')}
        <br />
        {t('leads.lastActive')}: <Moment at={client.last_active_at} />
      </span>
    </Tick>
  );
}

/** Returns a function that asks for confirmation, erases the selected clients, and passes on their results. */
function useErase(
  chosen: ReadonlySet<number>,
  onErased: (results: (readonly [number, Outcome])[]) => void,
): { erase: () => Promise<void>; busy: boolean } {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy } = useLeadCall();
  const erase = async () => {
    const isConfirmed = await confirm({
      title: t('leads.eraseChosenTitle', { count: chosen.size }),
      text: t('leads.eraseText'),
      yes: t('leads.eraseYes'),
      no: t('dashboard.cancel'),
    });
    if (!isConfirmed) return;
    await run(async () => {
      const { results } = await callApi(calls.eraseDueClients, { body: { ids: [...chosen] } });
      onErased(results.map(({ id, outcome }) => [id, outcome] as const));
    });
  };
  return { erase, busy };
}
