import type { MistakeText } from '../mistake-text.ts';

/** Warnings about settings, and about texts that a language lacks. */
export const settingWarningTexts = {
  texts_missing: {
    what: 'texts has no part {language}: readers of that language see the texts of texts.{has}',
    todo: 'Add texts.{language} with the keys of texts.{has}, or remove {language} from settings.languages',
  },
  text_missing: { what: 'The text {key} exists in {has} but not in {lacks}', todo: 'Add it under {parts}' },
  texts_not_offered: {
    what: 'settings.languages does not list {language}, so that nobody sees its texts',
    todo: 'Add {language} to settings.languages, or remove texts.{language}',
  },
  setting_not_offered: {
    what: '{path} is in a language that settings.languages does not list, so that nobody sees it',
    todo: 'Add the language to settings.languages, or remove {path}',
  },
  setting_untranslated: { what: '{path} is stated in {has} but not in {lacks}', todo: 'Add it under {parts}' },
  phone_national: {
    what: 'settings.contact.phone is {value}, without the code of its country, so that buyers abroad cannot call it',
    todo: 'Begin it with + and the code, such as +49',
  },
  time_zone_elsewhere: {
    what: 'settings.timeZone is {value}, but clocks at settings.map.centre show another time: that of {usual}',
    todo: 'Write {usual}, unless the development is so close to a border that {value} is right',
  },
} as const satisfies Record<string, MistakeText>;
