import type { Translated } from '#domain/texts/language.ts';
import type { problemDetails as englishProblemDetails, problemTexts as englishProblemTexts } from '../en/problems.ts';

export const problemTexts: Translated<typeof englishProblemTexts> = {
  unreadable_body: 'Не удалось прочитать тело запроса',
  invalid_parameters: 'Некоторые параметры недопустимы',
  not_logged_in: 'Сначала войдите',
  not_allowed: 'У вас нет прав на это действие',
  foreign_origin: 'Запросы с других сайтов отклоняются',
  not_yours:
    'Эта резиденция за клиентом другой группы. Изменить её статус может только руководитель этой группы или генеральный директор',
  confirm_first: 'Сначала подтвердите, что это вы',
  client_taken: 'Этого клиента уже принял кто-то другой',
  not_found: 'Здесь такого нет',
  method_not_allowed: 'Этот адрес не принимает такой метод',
  conflict: 'Это противоречит тому, что уже есть',
  email_taken: 'Этот адрес почты уже зарегистрирован',
  stale_preview: 'После этого предпросмотра что-то изменилось. Посмотрите новый',
  price_out_of_range: 'Цена стала бы меньше нуля или больше допустимой',
  list_has_mistakes: 'В этом прайс-листе ошибки; ничего не применено',
  file_changed: 'Файл с тех пор изменился',
  no_such_range: 'В файле нет такой части',
  too_large: 'Слишком большой объём',
  unsupported_media_type: 'Такой тип содержимого не поддерживается',
  unprocessable: 'Это нельзя выполнить так, как запрошено',
  too_many_requests: 'Слишком много попыток, немного подождите',
  server_error: 'Ошибка сервера, попробуйте позже',
  directions_failed: 'Не удалось построить маршрут. Причина: {reason}',
  unavailable: 'Сервер занят, попробуйте немного позже',
  scanner_away: 'Сейчас файлы нельзя проверить на вирусы, поэтому файл не прочитан. Попробуйте немного позже',
};

export const problemDetails: Translated<typeof englishProblemDetails> = {
  locked: 'Сейчас это изменяет кто-то другой, поэтому ничего не изменилось. Попробуйте ещё раз немного позже',
  package_under_way: 'Сейчас проверяется или загружается другой пакет. Попробуйте ещё раз, когда это закончится',
  no_space: 'Диск сервера заполнен, поэтому ничего не сохранено. Сначала на нём нужно освободить место',
};
