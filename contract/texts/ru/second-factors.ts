import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorTexts as englishSecondFactorTexts } from '../en/second-factors.ts';

export const secondFactorTexts: Translated<typeof englishSecondFactorTexts> = {
  second_factor_needed: 'Подтвердите вход вторым шагом',
  enrolment_needed: 'Вашему аккаунту нужен второй шаг входа. Настройте его',
  login_step_over: 'Вход занял слишком много времени или попыток. Введите пароль снова',
  code_wrong: 'Код неверен или уже использован. Дождитесь следующего',
  recovery_code_wrong: 'Код восстановления неверен или уже использован',
  passkey_failed: 'Не удалось проверить ключ доступа. Попробуйте ещё раз или войдите другим способом',
  passkeys_elsewhere: 'По этому адресу ключи доступа не работают',
  passkeys_full: 'Больше ключей доступа добавить нельзя. Сначала удалите один',
  confirm_first: 'Сначала подтвердите, что это вы',
  second_factor_required: 'Другого второго шага у вас нет, а аккаунту он нужен. Сначала добавьте ещё один',
};
