import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Transaction } from '#server/database/connection.ts';
import { propertyActions, propertyClaims } from '#server/database/schema.ts';
import { insertAll } from './insert-all.ts';
import type { Deal, SavedIds, SalesHistory } from './sales-history.ts';

/**
 * Saves actions and claims as the server would have written them. A reservation opens a claim. Settling the deal
 * cancels its action and, unless the deal was cancelled, adds another one and keeps the claim.
 */
export async function saveDeals(
  tx: Transaction,
  project_id: number,
  { deals, presentations }: SalesHistory,
  ids: SavedIds,
): Promise<void> {
  const presentationOf = new Map(
    presentations.flatMap((presentation) =>
      presentation.deal === null ? [] : [[presentation.deal, getOrThrow(ids.presentations, presentation)]],
    ),
  );
  const holderOf = (deal: Deal) => ({
    property_id: deal.unit.id,
    client_id: getOrThrow(ids.clients, deal.lead),
    user_id: deal.seller.id,
    presentation_id: presentationOf.get(deal) ?? null,
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
  const reservation = { status: UnitStatus.reserved, created_at: new Date(reservedAt), cancelled_at: settled };
  return settled === null || end === 'cancelled'
    ? [reservation]
    : [reservation, { status: end, created_at: settled, cancelled_at: null }];
}

function claimOf({ end, reservedAt, settledAt }: Deal): { status: number; opened_at: Date; closed_at: Date | null } {
  const isGivenUp = end === 'cancelled';
  return {
    status: isGivenUp ? UnitStatus.reserved : end,
    opened_at: new Date(reservedAt),
    closed_at: isGivenUp && settledAt !== null ? new Date(settledAt) : null,
  };
}
