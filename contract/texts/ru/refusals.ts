import type { Translated } from '#domain/texts/language.ts';
import type { refusalTexts as englishRefusalTexts } from '../en/refusals.ts';

export const refusalTexts: Translated<typeof englishRefusalTexts> = {
  error_user_email: 'У вас нет доступа к этому проекту либо неверны почта или пароль',
  error_email_taken: 'Этот адрес почты уже занят',
  error_no_such_user: 'Сотрудника с таким адресом нет',
  error_no_such_client: 'Клиента с таким адресом нет',
  error_client_known: 'Этот клиент уже зарегистрирован',
  error_client_of_another: 'Этот клиент уже зарегистрирован. Обратитесь к сотруднику клиента: {name}',
  error_client_unassigned: 'У этого клиента пока нет сотрудника. Сначала примите клиента',
  error_client_switched_off: 'Этот клиент отключён. Включите его, прежде чем приглашать',
  error_client_taken: 'Этого клиента уже ведёт {name}',
  error_firstly_login_as_user: 'Сначала войдите как менеджер или руководитель продаж',
  error_unit_taken: 'Эту резиденцию только что заняли',
  error_transition: 'Изменить статус этой резиденции таким образом нельзя',
  error_not_yours: 'Сделать эту резиденцию свободной может только {releaser}',
  error_dashboard_only: 'Изменить статус этой резиденции можно только в панели управления; это может {releaser}',
  'client_login.email_or_password_wrong': 'Неверны почта или пароль',
  'client_login.self_login_not_allowed': 'Самостоятельный вход вам пока не разрешён. Обратитесь в отдел продаж',
  verification_code_invalid: 'Неверный код подтверждения',
  wait_2_min_for_resend: 'Запросить новый код можно через 2 минуты',
  wait_30_sec_for_resend: 'Запросить новую ссылку можно через 30 секунд',
  codes_used_up: 'Сегодня коды больше отправить нельзя. Обратитесь в отдел продаж',
  error_terms_needed: 'Сначала примите условия',
  invalidCode: 'Код подтверждения недействителен. Попробуйте войти',
  invalidToken: 'Ссылка для нового пароля недействительна. Запросите новую',
};
