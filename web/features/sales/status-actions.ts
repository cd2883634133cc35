import { type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { TextKey } from '#web/texts/en/index.ts';

/** A user's change of a unit's status. */
export type StatusAction = 'reserve' | 'buy' | 'cancel';

type ActionDefinition = { to: UnitStatusId; label: TextKey; question: TextKey; done: TextKey };

/** The resulting status of each action, with the texts of its button, confirmation and toast. */
export const statusActions: Record<StatusAction, ActionDefinition> = {
  reserve: {
    to: UnitStatus.reserved,
    label: 'sales.reserve',
    question: 'sales.reserve_action_text',
    done: 'sales.reserved_success',
  },
  buy: { to: UnitStatus.sold, label: 'sales.buy', question: 'sales.buy_action_text', done: 'sales.sold_success' },
  cancel: {
    to: UnitStatus.available,
    label: 'sales.cancel',
    question: 'sales.cancel_action_text',
    done: 'sales.canceled_success',
  },
};

/** The button texts of actions without a connection, and of kept requests. */
export const requestLabels: Record<StatusAction, TextKey> = {
  reserve: 'sales.requestReserve',
  buy: 'sales.requestBuy',
  cancel: 'sales.requestCancel',
};

/** The button text of an action. Cancelling a reserved unit reads as cancelling its reservation. */
export function actionLabel(action: StatusAction, status: UnitStatusId): TextKey {
  return action === 'cancel' && status === UnitStatus.reserved
    ? 'sales.cancelReservation'
    : statusActions[action].label;
}

/**
 * The actions possible for a unit (specification, section 4): available units can be reserved, and bought if the
 * project sells; reserved, sold and blocked units can be cancelled.
 */
export function statusActionsFor(status: UnitStatusId, canSell: boolean): StatusAction[] {
  if (status === UnitStatus.available) return canSell ? ['reserve', 'buy'] : ['reserve'];
  const isCancellable = status === UnitStatus.reserved || status === UnitStatus.sold || status === UnitStatus.blocked;
  return isCancellable ? ['cancel'] : [];
}
