import { ownPageCalls } from '#contract/calls/own-page.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireFound } from '#server/http/require-found.ts';
import { listHoldings } from '#server/people/list-holdings.ts';
import { listViewings } from '#server/people/list-viewings.ts';

const maxViewings = 200;

/** Registers the call of the own page. */
export function registerOwnPage({ register }: Registry, dependencies: Dependencies): void {
  register(ownPageCalls.getOwnDealings, getOwnDealings(dependencies));
}

/**
 * The units held for the client of this session, and their viewings. If a sales user presents, the audit log records
 * that they read it.
 */
function getOwnDealings({ db }: Dependencies): CallHandler<typeof ownPageCalls.getOwnDealings> {
  return async ({ actor }) => {
    const client = requireFound(actor.client);
    const [holdings, viewings] = await Promise.all([
      listHoldings(db, client.id),
      listViewings(db, client.id, maxViewings),
    ]);
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return { holdings, viewings };
  };
}
