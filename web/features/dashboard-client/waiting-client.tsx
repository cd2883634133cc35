import { HandHelping } from 'lucide-react';
import type { Client } from '#contract/entities/people.ts';
import { useTakeClient } from '#web/leads/take-client.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/dashboard/placeholders.tsx';
import { Contact } from './client-details.tsx';
import details from './client-details.module.css';

/** A client without a sales user, to users who do not see their history before they take them. */
export function WaitingClient({ client }: { client: Client }) {
  const t = useText();
  return (
    <>
      <section className={details.details} aria-label={t('leads.details')}>
        <Contact client={client} />
      </section>
      <EmptyState
        icon={<HandHelping />}
        title={t('leads.waiting')}
        text={t('leads.waitingText')}
        action={<TakeButton client={client} />}
      />
    </>
  );
}

/** Assigns a client who waits to the user. */
export function TakeButton({ client }: { client: Client }) {
  const t = useText();
  const { take, busy } = useTakeClient(client);
  return (
    <Button variant="primary" icon={<HandHelping aria-hidden="true" />} busy={busy} onClick={take}>
      {t('leads.takeClient')}
    </Button>
  );
}
