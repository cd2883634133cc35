import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Settings } from '#contract/settings.ts';
import type { SalesActor } from '#domain/people/actor.ts';
import { decideStatusChange, type StatusChange, type StatusRefusal } from '#domain/properties/decide-status-change.ts';
import { mayChangeStatus } from '#domain/properties/may-change-status.ts';
import { inactivityEnd } from '#domain/presentations/inactivity.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import {
  answerOnce,
  findFirstAnswer,
  isLockTimeout,
  setLockTimeout,
  readIdempotencyKey,
  type IdempotentRequest,
} from '#server/calls/answer-once.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { findGuest, type Guest } from '#server/sessions/require-guest.ts';
import {
  lockUnit,
  findReachableUnit,
  presentUnit,
  readUnit,
  readWrittenUnit,
  type UnitRow,
} from '#server/units/read-unit.ts';
import { lockPresentation, readPresentation, type LockedPresentation } from './lock-presentation.ts';
import { notifyLoser } from './notify-loser.ts';
import { refuseRelease } from './refuse-release.ts';
import { findOpenClaim, lockOpenClaim, writeStatus, type OpenClaim } from './write-status.ts';

type Change = CallContext<typeof statusChangeCalls.changeStatus>;
type Answer = AnswerOf<typeof statusChangeCalls.changeStatus>;

/**
 * Reserves, sells or releases a unit. One transaction takes the idempotency key, decides, locks the unit and the client,
 * decides again with the locked rows, and writes status, claim, action and the answer for the key. Live events are sent
 * after the commit.
 */
export function changeStatus(dependencies: SalesDependencies): CallHandler<typeof statusChangeCalls.changeStatus> {
  const { db, catalogue, live, lockTimeout } = dependencies;
  return async (context) => {
    const repeatable = repeatableOf(context);
    const listed = await findReachableUnit(catalogue, context.params.id);
    if (listed === undefined) {
      const first = await findFirstAnswer<Answer>(db, repeatable);
      if (first === undefined) throw new ProblemError('not_found');
      return first;
    }
    const guest = findActiveGuest(context);
    if (guest === null)
      return {
        ...refuse('error_no_active_user_or_client', context.language),
        property: presentUnit(listed, await readUnit(db, listed.id)),
      };
    const settings = (await requireProject(db, guest.presentation.project_id)).settings;
    try {
      const answer = await inTransaction(db, async (tx) => {
        await setLockTimeout(tx, lockTimeout);
        return answerOnce(tx, repeatable, () => change(tx, dependencies, context, { listed, guest, settings }));
      });
      if (answer.response) {
        catalogue.invalidate();
        live.unitsChanged();
        dependencies.onMail();
      }
      return answer;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      throw repeatable === null
        ? new ProblemError('unavailable', { headers: { 'retry-after': '1' } })
        : new ProblemError('conflict');
    }
  };
}

type StatusRequest = { listed: Property; guest: Guest; settings: Settings };

/** Decides without locks first, so that of many simultaneous requests only those that may succeed wait for the lock. */
async function change(
  tx: Transaction,
  dependencies: SalesDependencies,
  context: Change,
  requested: StatusRequest,
): Promise<Answer> {
  const { listed, guest, settings } = requested;
  const { actor, body, language } = context;
  const { presentation } = guest;
  const user = await requireSalesActor(tx, actor);
  const refuseAs = (refusal: StatusRefusal, { unit, claim }: UnitState): Answer => ({
    ...(refusal === 'error_not_yours'
      ? refuseRelease({ status_id: statusOf(unit), holder: claim }, settings.whoMayRelease, language)
      : refuse(refusal, language)),
    property: presentUnit(listed, unit),
  });
  const seen: UnitState = {
    unit: await readUnit(tx, listed.id),
    claim: body.status === UnitStatus.available ? await findOpenClaim(tx, listed.id) : null,
    held: await readPresentation(tx, presentation.id, actor.sessionHash),
  };
  const early = await decide(tx, body.status, user, requested, seen);
  if (typeof early === 'string') return refuseAs(early, seen);
  const unit = await lockUnit(tx, listed.id);
  const claim =
    early.claim === 'close' ? await lockOpenClaim(tx, unit.id, [guest.client.id]) : await findOpenClaim(tx, unit.id);
  const held = await lockPresentation(tx, presentation, actor.sessionHash);
  const locked: UnitState = { unit, claim, held };
  const decided = await decide(tx, body.status, user, requested, locked);
  const written = typeof decided === 'string' ? decided : await write(tx, context, unit, guest, decided);
  if (typeof written === 'string') return refuseAs(written, locked);
  if (early.claim === 'close')
    await notifyLoser(tx, dependencies, context, { unit: listed, claim, from: statusOf(unit), to: statusOf(written) });
  return { response: true, property: presentUnit(listed, written) };
}

type UnitState = { unit: UnitRow; claim: OpenClaim | null; held: LockedPresentation | null };

const statusOf = (unit: UnitRow) => unit.status_id as UnitStatusId;

async function decide(
  tx: Transaction,
  to: number,
  user: SalesActor,
  { guest, settings }: StatusRequest,
  { unit, claim, held }: UnitState,
): Promise<StatusChange | StatusRefusal> {
  const presentation = held && {
    ended_at: held.ended_at,
    ends_at: inactivityEnd(held.last_active_at, settings.inactivityMinutes),
  };
  return decideStatusChange(
    { status_id: statusOf(unit), withdrawn: unit.withdrawn },
    claim,
    { user, client_id: guest.client.id, presentation },
    { to, canSell: settings.canSell, whoMayRelease: settings.whoMayRelease },
    await databaseNow(tx),
  );
}

async function write(
  tx: Transaction,
  { actor }: Change,
  unit: UnitRow,
  guest: Guest,
  decided: StatusChange,
): Promise<UnitRow | StatusRefusal> {
  const isWritten = await writeStatus(tx, unit, {
    change: decided,
    userId: guest.userId,
    clientId: guest.client.id,
    presentation: guest.presentation,
  });
  if (!isWritten) return 'error_unit_taken';
  await writeAudit(tx, actor, 'property.status', {
    propertyIds: [unit.id],
    clientIds: [guest.client.id],
    fields: ['status_id'],
  });
  return readWrittenUnit(tx, unit.id);
}

/**
 * The caller's guest, or null if the page was opened for another client or presentation than the session now has:
 * an outdated page changes nothing.
 */
function findActiveGuest({ actor, body, params }: Change): Guest | null {
  if (body.property_id !== undefined && body.property_id !== params.id) throw new ProblemError('unprocessable');
  const guest = mayChangeStatus(actor) ? findGuest(actor) : null;
  if (guest === null) return null;
  const isCurrent =
    (body.client_id ?? guest.client.id) === guest.client.id &&
    (body.presentation_id ?? guest.presentation.id) === guest.presentation.id;
  return isCurrent ? guest : null;
}

function repeatableOf({ request, body, params, actor }: Change): IdempotentRequest | null {
  const key = readIdempotencyKey(request, body.idempotency_key);
  if (key === undefined || actor.sessionHash === null) return null;
  return {
    key,
    sessionHash: actor.sessionHash,
    input: ['changeStatus', params.id, body.status, body.client_id ?? null, body.presentation_id ?? null],
  };
}
