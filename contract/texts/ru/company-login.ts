import type { Translated } from '#domain/texts/language.ts';
import type { companyLoginTexts as englishCompanyLoginTexts } from '../en/company-login.ts';

export const companyLoginTexts: Translated<typeof englishCompanyLoginTexts> = {
  error_company_denied: 'Вход через компанию отменён, или компания не даёт вам доступа сюда',
  error_company_expired: 'Вход занял слишком много времени или начат в другом браузере. Попробуйте ещё раз',
  error_company_unknown: 'В этом проекте нет сотрудника с вашим адресом почты. Попросите администратора добавить вас',
  error_company_inactive: 'Ваш аккаунт в этом проекте отключён. Обратитесь к администратору',
  error_company_unverified: 'Ваша компания не подтвердила, что этот адрес почты ваш. Обратитесь к администратору',
  error_company_domain: 'Этот аккаунт не относится к компании. Войдите с рабочим аккаунтом',
  error_company_other_account:
    'Обычно вы входите сюда с другим аккаунтом компании. Если он заменён, попросите администратора отвязать его',
  error_company_weak:
    'Ваша компания впустила вас без второго шага, который здесь обязателен. Войдите ещё раз с ним или обратитесь к администратору',
  error_company_away: 'Вход через вашу компанию сейчас недоступен. Попробуйте немного позже',
  error_company_failed: 'Войти через компанию не удалось. Попробуйте ещё раз или обратитесь к администратору',
  error_company_only: 'Вход по паролю здесь отключён. Войдите с аккаунтом компании',
};
