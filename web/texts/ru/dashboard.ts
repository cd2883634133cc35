import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.menu': 'Панель управления',
  'dashboard.present': 'Презентация',
  'dashboard.leads': 'Лиды',
  'dashboard.units': 'Резиденции',
  'dashboard.people': 'Сотрудники',
  'dashboard.figures': 'Отчёты',
  'dashboard.project': 'Проект',
  'dashboard.loadFailed': 'Не удалось загрузить',
  'dashboard.clearSearch': 'Очистить поиск',
  'dashboard.clearFilters': 'Сбросить фильтры',
  'dashboard.sort': 'Сортировка',
  'dashboard.sortBy': 'Сортировать: {column}',
  'dashboard.save': 'Сохранить',
  'dashboard.cancel': 'Отмена',
  'dashboard.saved': 'Сохранено',
} as const satisfies Record<keyof typeof english, string>;
