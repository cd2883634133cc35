import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Property } from '#contract/entities/property.ts';
import type { SalesActor } from '#domain/people/actor.ts';
import { decideStatusChange, type StatusChange, type StatusRefusal } from '#domain/properties/decide-status-change.ts';
import { mayChangeStatus } from '#domain/properties/may-change-status.ts';
import { auditEntry } from '#server/audit/write-audit.ts';
import { answerOnce, findFirstAnswer, idempotentInSession, type IdempotentRequest } from '#server/calls/answer-once.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { LockTimeoutError } from '#server/database/lock-timeout.ts';
import { inTransaction, RepeatTransactionError } from '#server/database/transaction.ts';
import { lockedText, ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { findRunningPresentation, type RunningPresentation } from '#server/sessions/running-presentation.ts';
import { findReachableUnit, presentUnit, readUnit, type UnitRow } from '#server/units/read-unit.ts';
import { notifySellerOfRelease } from './notify-seller-of-release.ts';
import { refuseRelease } from './refuse-release.ts';
import { lockSale, readSale, type SaleRequest, type SaleState } from './sale-state.ts';
import { writeStatus } from './write-status.ts';

type Context = CallContext<typeof statusChangeCalls.changeStatus>;
type Answer = AnswerOf<typeof statusChangeCalls.changeStatus>;

/**
 * Reserves, sells or releases a unit. One transaction takes the idempotency key, decides, locks the unit and the
 * client, decides again with the locked rows, and writes status, claim, action and the answer for the key. Live events
 * are sent after the commit.
 */
export function changeStatus(dependencies: SalesDependencies): CallHandler<typeof statusChangeCalls.changeStatus> {
  const { db, catalogue, live, lockTimeout } = dependencies;
  return async (context) => {
    const repeatable = repeatableOf(context);
    const entry = await findReachableUnit(catalogue, context.params.id);
    if (entry === undefined) {
      const first = await findFirstAnswer<Answer>(db, repeatable);
      if (first === undefined) throw new ProblemError('not_found');
      return first;
    }
    const running = findCurrentPresentation(context);
    if (running === null)
      return {
        ...refuse('error_no_active_user_or_client', context.language),
        property: presentUnit(entry, await readUnit(db, entry.id)),
      };
    const sale = {
      unitId: entry.id,
      sessionHash: context.actor.sessionHash ?? '',
      clientId: running.client.id,
      presentationId: running.presentation.id,
    };
    try {
      const act = (tx: Transaction) =>
        answerOnce(
          tx,
          repeatable,
          () => Promise.all([readSale(tx, sale), requireSalesActor(tx, context.actor)]),
          ([seen, user]) => change(tx, dependencies, context, { entry, running, sale, user, seen: requireUnit(seen) }),
        );
      const answer = await inTransaction(db, act, { lockTimeout, isIdempotent: repeatable !== null });
      if (answer.response) {
        catalogue.invalidate();
        live.unitsChanged();
        dependencies.onMail();
      }
      return answer;
    } catch (error) {
      if (!(error instanceof LockTimeoutError) && !(error instanceof RepeatTransactionError)) throw error;
      throw repeatable === null
        ? new ProblemError('unavailable', { headers: { 'retry-after': '1' }, detail: lockedText, cause: error })
        : new ProblemError('conflict', { detail: lockedText, cause: error });
    }
  };
}

/** The change once its unit, client and user are known. `seen` is the state as read without locks. */
type PreparedChange = {
  entry: Property;
  running: RunningPresentation;
  sale: SaleRequest;
  user: SalesActor;
  seen: SaleState;
};

/** Decides without locks first, so that requests that cannot succeed do not wait for the lock, and then with them. */
async function change(
  tx: Transaction,
  dependencies: SalesDependencies,
  context: Context,
  prepared: PreparedChange,
): Promise<Answer> {
  const { entry, running, sale, seen } = prepared;
  const refuseAs = (refusal: StatusRefusal, { unit, claim, rules }: SaleState): Answer => ({
    ...(refusal === 'error_not_yours'
      ? refuseRelease({ status_id: unit.status_id, holder: claim }, rules.whoMayRelease, context.language)
      : refuse(refusal, context.language)),
    property: presentUnit(entry, unit),
  });
  const early = decide(context, prepared, seen);
  if (typeof early === 'string') return refuseAs(early, seen);
  const holderId = early.claim === 'close' && seen.claim !== null ? seen.claim.client_id : sale.clientId;
  const locked = requireUnit(await lockSale(tx, sale, holderId));
  const { unit, claim } = locked;
  // The claim was moved to another client by a merge, or made just now: that client has to be locked too.
  if (early.claim === 'close' && claim !== null && ![sale.clientId, holderId].includes(claim.client_id))
    throw new RepeatTransactionError();
  const decided = decide(context, prepared, locked);
  if (typeof decided === 'string') return refuseAs(decided, locked);
  const written = await write(tx, context, unit, running, decided);
  if (written === null) return refuseAs('error_unit_taken', locked);
  if (decided.claim === 'close')
    await notifySellerOfRelease(tx, dependencies, context, {
      unit: entry,
      claim,
      from: unit.status_id,
      to: written.status_id,
    });
  return { response: true, property: presentUnit(entry, written) };
}

function requireUnit(state: SaleState | null): SaleState {
  if (state === null) throw new ProblemError('not_found');
  return state;
}

function decide(
  { body }: Context,
  { user, running }: PreparedChange,
  { unit, claim, presentation, rules, now }: SaleState,
): StatusChange | StatusRefusal {
  return decideStatusChange(
    { status_id: unit.status_id, withdrawn: unit.withdrawn },
    claim,
    { user, client_id: running.client.id, presentation },
    { to: body.status, canSell: rules.canSell, whoMayRelease: rules.whoMayRelease },
    now,
  );
}

/** Returns the unit as written; null if another client holds it. */
function write(
  tx: Transaction,
  { actor }: Context,
  unit: UnitRow,
  { userId, client, presentation }: RunningPresentation,
  decided: StatusChange,
): Promise<UnitRow | null> {
  return writeStatus(tx, unit, {
    change: decided,
    userId,
    clientId: client.id,
    presentationId: presentation.id,
    audit: auditEntry(actor, 'property.status', {
      propertyIds: [unit.id],
      clientIds: [client.id],
      fields: ['status_id'],
    }),
  });
}

/**
 * The client and presentation of the session; null if there is none, or if the page was opened for another client or
 * presentation, because an outdated page must change nothing.
 */
function findCurrentPresentation({ actor, body, params }: Context): RunningPresentation | null {
  if (body.property_id !== undefined && body.property_id !== params.id) throw new ProblemError('unprocessable');
  const running = mayChangeStatus(actor) ? findRunningPresentation(actor) : null;
  if (running === null) return null;
  const isCurrent =
    (body.client_id ?? running.client.id) === running.client.id &&
    (body.presentation_id ?? running.presentation.id) === running.presentation.id;
  return isCurrent ? running : null;
}

function repeatableOf({ request, body, params, actor }: Context): IdempotentRequest | null {
  const { status, client_id = null, presentation_id = null, idempotency_key } = body;
  const input = ['changeStatus', params.id, status, client_id, presentation_id];
  return idempotentInSession(request, actor.sessionHash, idempotency_key, input);
}
