import type { MistakeText } from '../mistake-text.ts';
import type { settingWarningTexts as english } from '../en/setting-warning-texts.ts';

export const settingWarningTexts: Record<keyof typeof english, MistakeText> = {
  texts_missing: {
    what: 'In texts fehlt der Teil {language}: Leser dieser Sprache sehen die Texte von texts.{has}',
    todo: 'Fügen Sie texts.{language} mit den Schlüsseln von texts.{has} hinzu oder entfernen Sie {language} aus settings.languages',
  },
  text_missing: {
    what: 'Den Text {key} gibt es in {has}, aber nicht in {lacks}',
    todo: 'Fügen Sie ihn unter {parts} hinzu',
  },
  texts_not_offered: {
    what: 'settings.languages nennt {language} nicht, sodass niemand diese Texte sieht',
    todo: 'Fügen Sie {language} zu settings.languages hinzu oder entfernen Sie texts.{language}',
  },
  setting_not_offered: {
    what: '{path} ist in einer Sprache, die settings.languages nicht nennt; daher sieht es niemand',
    todo: 'Nehmen Sie die Sprache in settings.languages auf oder entfernen Sie {path}',
  },
  setting_untranslated: {
    what: '{path} gibt es in {has}, aber nicht in {lacks}',
    todo: 'Fügen Sie es unter {parts} hinzu',
  },
  phone_national: {
    what: 'settings.contact.phone ist {value}, ohne Landesvorwahl: Aus dem Ausland erreicht man sie nicht',
    todo: 'Beginnen Sie mit + und der Landesvorwahl, etwa +49',
  },
  time_zone_elsewhere: {
    what: 'settings.timeZone ist {value}, doch die Uhren bei settings.map.centre zeigen eine andere Zeit, nämlich die von {usual}',
    todo: 'Schreiben Sie {usual}, es sei denn, das Projekt liegt so nah an einer Grenze, dass {value} stimmt',
  },
};
