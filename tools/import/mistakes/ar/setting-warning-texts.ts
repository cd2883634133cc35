import type { MistakeText } from '../mistake-text.ts';
import type { settingWarningTexts as english } from '../en/setting-warning-texts.ts';

export const settingWarningTexts: Record<keyof typeof english, MistakeText> = {
  texts_missing: {
    what: 'لا قسم {language} في texts: يرى قرّاء هذه اللغة نصوص texts.{has}',
    todo: 'أضف texts.{language} بمفاتيح texts.{has}، أو احذف {language} من settings.languages',
  },
  text_missing: { what: 'النص {key} موجود في {has} لا في {lacks}', todo: 'أضفه تحت {parts}' },
  texts_not_offered: {
    what: 'لا تتضمن settings.languages اللغة {language}، فلن يرى أحد نصوصها',
    todo: 'أضف {language} إلى settings.languages، أو احذف texts.{language}',
  },
  setting_not_offered: {
    what: '{path} بلغة لا ترد في settings.languages، فلا يراه أحد',
    todo: 'أضف اللغة إلى settings.languages، أو أزل {path}',
  },
  setting_untranslated: { what: '{path} موجود في {has} لا في {lacks}', todo: 'أضفه تحت {parts}' },
  phone_national: {
    what: 'قيمة settings.contact.phone هي {value} بلا رمز الدولة، فلا يمكن الاتصال به من الخارج',
    todo: 'ابدأ بعلامة + ورمز الدولة، مثل +971',
  },
  time_zone_elsewhere: {
    what: 'قيمة settings.timeZone هي {value}، لكن الساعة عند settings.map.centre مختلفة: توقيتها توقيت {usual}',
    todo: 'اكتب {usual}، إلا إذا كان المشروع قريبًا جدًا من الحدود وكان {value} صحيحًا',
  },
};
