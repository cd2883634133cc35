import type { MistakeText } from '../mistake-text.ts';
import type { legalTexts as english } from '../en/legal-texts.ts';

export const legalTexts: Record<keyof typeof english, MistakeText> = {
  legal_title: {
    what: 'Страница не начинается с заголовка',
    todo: 'Напишите перед всем остальным строку вида «# Выходные данные»',
  },
  legal_element: {
    what: 'На правовой странице нельзя показать: {element}',
    todo: 'Используйте заголовки (## и ###), абзацы, простые списки, жирный текст, курсив и ссылки',
  },
  legal_link: {
    what: 'Ссылка {value} недопустима',
    todo: 'Начните её с https://, с mailto: и адреса, tel: и номера либо с / для страницы этого сайта',
  },
  legal_link_nowhere: {
    what: 'Ссылка {value} ведёт на правовую страницу, которой в пакете нет',
    todo: 'Добавьте {path} или исправьте ссылку',
  },
};
