import { isSalesTransition } from '#domain/properties/status-transitions.ts';
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

const actions = Object.keys(statusActions) as StatusAction[];

/** The actions possible for a unit; it can be bought only if the project sells. */
export function statusActionsFor(status: UnitStatusId, canSell: boolean): StatusAction[] {
  return actions.filter(
    (action) => isSalesTransition(status, statusActions[action].to) && (canSell || action !== 'buy'),
  );
}
