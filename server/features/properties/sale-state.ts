import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Settings } from '#contract/settings.ts';
import { inactivityEnd } from '#domain/presentations/inactivity.ts';
import type { PresentationNow } from '#domain/properties/decide-status-change.ts';
import type { Transaction } from '#server/database/connection.ts';
import { clockNow } from '#server/database/database-now.ts';
import { prepareQuery, prepareSql } from '#server/database/prepare.ts';
import { buildings, clients, presentations, projects, properties, propertyClaims } from '#server/database/schema.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';
import { isReachable, unitColumns, type UnitRow } from '#server/units/read-unit.ts';
import { sellerOf, type OpenClaim } from './write-status.ts';

/** A unit, and the session, client and presentation in which its status is to be changed. */
export type SaleRequest = { unitId: number; sessionHash: string; clientId: number; presentationId: number };

/**
 * Everything on which a change of status depends, as stored at one moment. `presentation` is null, so that nothing is
 * allowed, if the session no longer has it, has another client, or the client is not active. `now` is the database's
 * clock, in milliseconds since the epoch.
 */
export type SaleState = {
  unit: UnitRow;
  claim: OpenClaim | null;
  presentation: PresentationNow | null;
  rules: Pick<Settings, 'canSell' | 'whoMayRelease'>;
  now: number;
};

const noRules: SaleState['rules'] = { canSell: false, whoMayRelease: 'managers' };

const holder = alias(clients, 'holder');

const isOfSession = sql`exists (
  select from sessions s
  where s.id_hash = ${sql.placeholder('sessionHash')}
    and s.presentation_id = presentations.id
    and s.client_id = presentations.client_id)`;

const isOfActiveClient = sql`exists (
  select from clients c
  where c.id = presentations.client_id and c.is_active and c.erased_at is null)`;

const findSale = prepareQuery((tx) =>
  tx
    .select({
      unit: unitColumns,
      claim: propertyClaims,
      sellerId: sellerOf(holder),
      endedAt: presentations.ended_at,
      lastActiveAt: presentations.last_active_at,
      settings: projects.settings,
      now: clockNow,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .leftJoin(propertyClaims, and(eq(propertyClaims.property_id, properties.id), isNull(propertyClaims.closed_at)))
    .leftJoin(holder, eq(holder.id, propertyClaims.client_id))
    .leftJoin(
      presentations,
      and(
        eq(presentations.id, sql.placeholder('presentationId')),
        eq(presentations.client_id, sql.placeholder('clientId')),
        isOfSession,
        isOfActiveClient,
      ),
    )
    .leftJoin(projects, eq(projects.id, presentations.project_id))
    .where(and(eq(properties.id, sql.placeholder('unitId')), isReachable))
    .prepare('find-sale'),
);

/** Reads the state; null if the unit is not listed for sales users. */
export async function readSale(tx: Transaction, request: SaleRequest): Promise<SaleState | null> {
  const [found] = await findSale(tx).execute(request);
  if (found === undefined) return null;
  const { unit, claim, sellerId, endedAt, lastActiveAt, now } = found;
  const settings = found.settings && fillMissingSettings(found.settings);
  return {
    unit,
    claim: claim && { ...claim, seller_id: sellerId },
    presentation: lastActiveAt &&
      settings && {
        ended_at: endedAt?.getTime() ?? null,
        ends_at: inactivityEnd(lastActiveAt.getTime(), settings.inactivityMinutes),
      },
    rules: settings ?? noRules,
    now,
  };
}

/**
 * Locks in this order: the unit, the clients by ascending id, the presentation. `clientId` and `holderId` are separate
 * values because PostgreSQL would plan a statement with an array again each time.
 */
const lockAll = prepareSql<{ unitId: number; clientId: number; holderId: number; presentationId: number }>(
  'lock-sale',
  sql`
    with unit as (
      select id from properties
      where id = ${sql.placeholder('unitId')}
      for no key update
    ), people as (
      select clients.id from clients, unit
      where clients.id in (${sql.placeholder('clientId')}, ${sql.placeholder('holderId')})
      order by clients.id
      for no key update of clients
    ), presentation as (
      select id from presentations
      where id = ${sql.placeholder('presentationId')} and (select count(*) from people) > 0
      for share
    )
    select from presentation`,
);

/**
 * Locks the unit, the client, `holderId` (the client who holds the unit, or the same client) and the presentation until
 * the transaction ends, so that the clients cannot be merged and the presentation cannot end. Returns the state under
 * these locks. A second statement reads it, because a statement that waited for a lock sees all other rows as they were
 * before it waited.
 */
export async function lockSale(tx: Transaction, request: SaleRequest, holderId: number): Promise<SaleState | null> {
  const { unitId, clientId, presentationId } = request;
  const [, locked] = await Promise.all([
    lockAll(tx, { unitId, clientId, holderId, presentationId }),
    readSale(tx, request),
  ]);
  return locked;
}
