/** What sales do with a unit, how current the screen is, and how a presentation ends. */
export const sales = {
  'sales.reserve': 'Reserve {code}',
  'sales.buy': 'Sell {code}',
  'sales.cancel': 'Cancel for {code}',
  'sales.back': 'Not now',
  'sales.reserve_action_text': '{code} will be reserved for {client}. Nobody else can reserve it until the reservation is canceled.',
  'sales.buy_action_text': '{code} will be recorded as sold to {client}.',
  'sales.cancel_action_text': '{code} will be available again, and whoever holds it loses it.',
  'sales.reserved_success': 'Successfully reserved',
  'sales.sold_success': 'Successfully bought',
  'sales.canceled_success': 'Successfully canceled',
  'sales.now': '{code} is now: {status}',
  'sales.notCurrent': 'Waiting for the connection: what you see may have changed.',
  'live.asOf': 'As of {time}',
} as const;
