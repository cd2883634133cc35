import type { MistakeText } from '../mistake-text.ts';
import type { settingWarningTexts as english } from '../en/setting-warning-texts.ts';

export const settingWarningTexts: Record<keyof typeof english, MistakeText> = {
  texts_missing: {
    what: 'В texts нет раздела {language}: читатели на этом языке видят тексты из texts.{has}',
    todo: 'Добавьте texts.{language} с ключами из texts.{has} или уберите {language} из settings.languages',
  },
  text_missing: { what: 'Текст {key} есть в {has}, но не в {lacks}', todo: 'Добавьте его в {parts}' },
  texts_not_offered: {
    what: 'В settings.languages нет {language}, поэтому эти тексты никто не увидит',
    todo: 'Добавьте {language} в settings.languages или удалите texts.{language}',
  },
  setting_not_offered: {
    what: '{path} — на языке, которого нет в settings.languages, поэтому этого никто не увидит',
    todo: 'Добавьте язык в settings.languages или удалите {path}',
  },
  setting_untranslated: { what: '{path} есть в {has}, но не в {lacks}', todo: 'Добавьте его в {parts}' },
  phone_national: {
    what: 'settings.contact.phone — {value}, без кода страны: из-за границы по нему не дозвониться',
    todo: 'Начните с + и кода страны, например +7',
  },
  time_zone_elsewhere: {
    what: 'settings.timeZone\u00a0— {value}, но в точке settings.map.centre часы показывают другое время: {usual}',
    todo: 'Напишите {usual}, если только проект не стоит у самой границы и {value} не верно',
  },
};
