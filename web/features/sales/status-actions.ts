import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { TextKey } from '#web/texts/en/index.ts';

/** What sales may wish of a unit. */
export type StatusAction = 'reserve' | 'buy' | 'cancel';

type Said = { to: UnitStatusId; action: TextKey; asks: TextKey; done: TextKey };

/** The status that a wish leads to, and what is said before and after. */
export const statusActions: Record<StatusAction, Said> = {
  reserve: { to: 2, action: 'sales.reserve', asks: 'sales.reserve_action_text', done: 'sales.reserved_success' },
  buy: { to: 3, action: 'sales.buy', asks: 'sales.buy_action_text', done: 'sales.sold_success' },
  cancel: { to: 1, action: 'sales.cancel', asks: 'sales.cancel_action_text', done: 'sales.canceled_success' },
};

/** What the button of a wish says: freeing a reserved unit cancels its reservation. */
export function actionOf(wish: StatusAction, status: UnitStatusId): TextKey {
  return wish === 'cancel' && status === 2 ? 'sales.cancelReservation' : statusActions[wish].action;
}

/**
 * What can be wished of a unit with a status (specification, section 4): available ones are taken, the three with a
 * label are freed.
 */
export function statusActionsFor(status: UnitStatusId, canSell: boolean): StatusAction[] {
  if (status === 1) return canSell ? ['reserve', 'buy'] : ['reserve'];
  return status <= 4 ? ['cancel'] : [];
}
