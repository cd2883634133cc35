import type { Transaction } from '#server/database/connection.ts';
import { propertyActions, propertyClaims } from '#server/database/schema.ts';
import { insertAll } from './insert-all.ts';
import type { Deal, SavedIds, Story } from './story.ts';

/**
 * Saves actions and claims as the product would have. A reservation opens a claim. Settling the deal cancels its action
 * and, unless the deal was cancelled, adds another one and keeps the claim.
 */
export async function saveDeals(
  tx: Transaction,
  project_id: number,
  { deals, visits }: Story,
  ids: SavedIds,
): Promise<void> {
  const visitOf = new Map(
    visits.flatMap((visit) => (visit.deal === null ? [] : [[visit.deal, ids.visits.get(visit)!]])),
  );
  const holderOf = (deal: Deal) => ({
    property_id: deal.unit.id,
    client_id: ids.clients.get(deal.lead)!,
    user_id: deal.lead.seller!.id,
    presentation_id: visitOf.get(deal) ?? null,
  });
  const actions = deals.flatMap((deal) =>
    actionsOf(deal).map((action) => ({ ...holderOf(deal), ...action, project_id, price: deal.unit.price })),
  );
  await insertAll(
    tx,
    propertyActions,
    actions.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
  await insertAll(
    tx,
    propertyClaims,
    deals.map((deal) => ({ ...holderOf(deal), ...claimOf(deal) })),
  );
}

function actionsOf({
  end,
  reservedAt,
  settledAt,
}: Deal): { status: number; created_at: Date; cancelled_at: Date | null }[] {
  const settled = settledAt === null ? null : new Date(settledAt);
  const reservation = { status: 2, created_at: new Date(reservedAt), cancelled_at: settled };
  return settled === null || end === 'cancelled'
    ? [reservation]
    : [reservation, { status: end, created_at: settled, cancelled_at: null }];
}

function claimOf({ end, reservedAt, settledAt }: Deal): { status: number; opened_at: Date; closed_at: Date | null } {
  const isGivenUp = end === 'cancelled';
  return {
    status: isGivenUp ? 2 : end,
    opened_at: new Date(reservedAt),
    closed_at: isGivenUp && settledAt !== null ? new Date(settledAt) : null,
  };
}
