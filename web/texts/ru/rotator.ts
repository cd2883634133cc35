import type { rotator as english } from '../en/rotator.ts';

export const rotator = {
  'rotator.picture': '{project}: вид со всех сторон',
  'rotator.dragToTurn': 'Потяните, чтобы повернуть',
  'rotator.view': 'Вид {view} из {count}',
  'rotator.loading': 'Загружено изображений',
  'rotator.caption': 'Готовим вид',
  'rotator.views': 'Видов: {loaded} из {total}',
  'rotator.offline': 'Нет соединения. Остальные виды появятся, когда связь восстановится.',
  'rotator.compass': 'Компас: север — {degrees}° по часовой стрелке от направления взгляда',
  'rotator.markers': 'Здания на изображении',
  'rotator.marker':
    '{name}, {count, plural, one {# резиденция} few {# резиденции} many {# резиденций} other {# резиденции}}',
  'rotator.markerMatching':
    '{name}: подходят {matching} из {count, plural, one {# резиденции} few {# резиденций} many {# резиденций} other {# резиденций}}',
  'rotator.favourite': 'Есть избранное',
  'rotator.viewBuilding': 'Смотреть: {name}',
  'rotator.sequence': 'Показанные изображения',
  'rotator.sequenceName': 'Тур {number}',
} as const satisfies Record<keyof typeof english, string>;
