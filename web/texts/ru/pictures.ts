import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  'pictures.previous': 'Предыдущее фото',
  'pictures.next': 'Следующее фото',
  'pictures.zoomIn': 'Приблизить',
  'pictures.zoomOut': 'Отдалить',
  'pictures.fullscreen': 'На весь экран',
  'pictures.leaveFullscreen': 'Выйти из полного экрана',
  'pictures.newTab': 'откроется в новой вкладке',
  'pictures.failed': 'Не удалось загрузить изображение.',
  'panorama.look': '{name}, панорама: потяните или используйте стрелки, чтобы осмотреться',
  'panorama.flat': '{name}, развёрнутая панорама: прокрутите, чтобы осмотреться',
  'panorama.goTo': 'Перейти: {name}',
  'panorama.failed': 'Не удалось загрузить панораму.',
  'frame.open': 'Открыть в новой вкладке',
  'frame.offline': 'Эта страница — с другого сайта, для неё нужно соединение.',
  'frame.refused': 'Эту страницу нельзя показать здесь.',
} as const satisfies Record<keyof typeof english, string>;
