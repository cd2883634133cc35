import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': 'Забронировать {code}',
  'sales.buy': 'Продать {code}',
  'sales.cancel': 'Сделать {code} свободной',
  'sales.back': 'Не сейчас',
  'sales.reserve_action_text':
    'Резиденция {code} будет забронирована: {client}. Никто другой не сможет её забронировать, пока бронь не отменят.',
  'sales.buy_action_text': 'Резиденция {code} будет записана как проданная: {client}.',
  'sales.cancel_action_text':
    '{status, select, reserved {Резиденция {code} снова станет свободной, а её бронь завершится.} sold {Резиденция {code} снова станет свободной, а её продажа будет отменена.} other {Резиденция {code} снова станет свободной, и её можно будет забронировать.}}',
  'sales.reserved_success': 'Резиденция забронирована',
  'sales.sold_success': 'Продажа оформлена',
  'sales.canceled_success': 'Отмена выполнена',
  'sales.now': '{code} теперь: {status}',
  'sales.requestReserve': 'Заявка на бронь {code}',
  'sales.requestBuy': 'Заявка на продажу {code}',
  'sales.requestCancel': 'Заявка на освобождение {code}',
  'sales.requestQuestion':
    'Соединения нет. Заявка останется на этом устройстве и уйдёт, как только оно появится. До тех пор для {code} ничего не изменится, и кто-то может успеть раньше.',
  'sales.requested': '{request}: хранится с {time}, ещё не отправлена.',
  'sales.withdrawRequest': 'Отозвать заявку',
  'sales.requestTooLate':
    '{request}: не отправлена, потому что презентация завершилась раньше, чем появилось соединение.',
  'sales.heldFor': 'Забронирована: {client}, {day}',
  'sales.soldTo': 'Продана: {client}, {day}',
  'sales.cancelReservation': 'Отменить бронь',
  'sales.inDashboard': 'Этот статус можно изменить в панели управления.',
  'presentation.stillThere': 'Вы ещё здесь?',
  'presentation.endsSoon':
    'К этому экрану давно никто не прикасался. Когда время истечёт, презентация завершится сама.',
  'presentation.goOn': 'Продолжить',
  'presentation.terminated': 'Презентация завершена',
  'presentation.mailTitle': 'Отправить итоги?',
  'presentation.mailText': '{name} получит письмо с тем, что было показано: избранное и брони.',
  'presentation.mailed': 'Итоги презентации отправлены',
  'presentation.endTitle': 'Завершить презентацию?',
  'presentation.endText': '{name} выйдет из аккаунта, и на этом экране не останется никаких данных клиента.',
} as const satisfies Record<keyof typeof english, string>;
