/** Sales actions on a unit, and the end of a presentation. */
export const sales = {
  'sales.reserve': 'Reserve {code}',
  'sales.buy': 'Sell {code}',
  'sales.cancel': 'Make {code} available',
  'sales.back': 'Not now',
  'sales.reserve_action_text':
    '{code} will be reserved for {client}. Nobody else can reserve it until the reservation is cancelled.',
  'sales.buy_action_text': '{code} will be recorded as sold to {client}.',
  'sales.cancel_action_text':
    '{code} will be available again{status, select, reserved {, and its reservation will end} sold {, and its sale will end} other {}}.',
  'sales.reserved_success': 'Successfully reserved',
  'sales.sold_success': 'Successfully bought',
  'sales.canceled_success': 'Successfully canceled',
  'sales.now': '{code} is now: {status}',
  'sales.requestReserve': 'Request a reservation of {code}',
  'sales.requestBuy': 'Request the sale of {code}',
  'sales.requestCancel': 'Request the release of {code}',
  'sales.requestQuestion':
    'There is no connection. Your request stays on this device and is sent as soon as there is one. Until then nothing changes for {code}, and somebody else may be first.',
  'sales.requested': '{request}: kept since {time}, not sent yet.',
  'sales.withdrawRequest': 'Withdraw the request',
  'sales.requestTooLate': '{request}: not sent, because the presentation was over before there was a connection.',
  'sales.heldFor': 'Reserved for {client} on {day}',
  'sales.soldTo': 'Sold to {client} on {day}',
  'sales.cancelReservation': 'Cancel reservation',
  'sales.inDashboard': 'You can change this status in the dashboard.',
  'presentation.stillThere': 'Are you still there?',
  'presentation.endsSoon':
    'Nobody has touched this screen for a while. The presentation ends by itself when the time is up.',
  'presentation.goOn': 'Continue',
  'presentation.terminated': 'Presentation is terminated',
  'presentation.mailTitle': 'Send the details?',
  'presentation.mailText': '{name} gets an email with what was shown: the favourites and what was reserved.',
  'presentation.mailed': 'Presentation details sent',
  'presentation.endTitle': 'End the presentation?',
  'presentation.endText': '{name} is logged out, and none of their data stays on this screen.',
} as const;
