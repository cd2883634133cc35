import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.text':
    'Сохраните все фото, виды и планы на этом устройстве, и весь тур откроется без сети. Наличие тогда — на момент последнего соединения.',
  'offline.measuring': 'Определяем размер тура…',
  'offline.unavailable': 'Этот браузер не может сохранить тур.',
  'offline.size': 'Тур занимает {size}.',
  'offline.partlyKept': 'Часть уже здесь. Не хватает {size}.',
  'offline.noSpace': 'Не хватает {size}, а в этом браузере осталось только {free}.',
  'offline.keeping': '{done} из {total}. Тем временем можно продолжать.',
  'offline.kept': 'Весь тур на этом устройстве: {size}, на {time}.',
  'offline.failed': 'Сохранить удалось не всё. Загруженное останется.',
  'offline.keep': 'Сохранить тур на устройстве',
  'offline.stop': 'Остановить',
  'offline.remove': 'Удалить с устройства',
} as const satisfies Record<keyof typeof english, string>;
