import type { MistakeText } from '../mistake-text.ts';
import type { brandTexts as english, brandWarningTexts as englishWarnings } from '../en/brand-texts.ts';

export const brandTexts: Record<keyof typeof english, MistakeText> = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: تباين {colour} مع {ground} ({other}) هو {ratio}؛ يحتاج النص إلى {least}',
    todo: 'استخدم {nearest}، أقرب لون مناسب، أو غيّر الآخر',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: تصعب قراءة {names} على {colour}؛ يحتاج النص إلى تباين {least}',
    todo: 'صحّح paper{hint} أو هذه الألوان كلها',
  },
  brand_drawing_empty: {
    what: 'لا يُظهر {path} شيئًا',
    todo: 'صدّر الرسم مجددًا مع تحويل أشكاله إلى مسارات',
  },
  brand_font_unreadable: {
    what: '{path} ليس خطًا يمكن قراءته ({format})',
    todo: 'صدّره مجددًا بصيغة {format}',
  },
};

export const brandWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  brand_statuses_alike: {
    what: 'تبدو الحالتان {one} ({colour}) و{other} ({otherColour}) متشابهتين {vision}؛ لا تختلفان إلا في الشكل والكلمة',
    todo: 'اجعل إحداهما أفتح بوضوح من الأخرى',
  },
  brand_letters_missing: {
    what: 'لا يتضمن settings.brand.{face} الحروف {letters}؛ تُعرض هذه الحروف بخط آخر',
    todo: 'أضف ملفًا للخط يحتوي على هذه الحروف',
  },
  brand_icon_shape: {
    what: '{path} ليس مربعًا: قيمة viewBox هي {viewBox}',
    todo: 'ارسمه داخل مربع، مثل viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: تأخذ الوثائق كل حروف الوزن الواحد من ملف واحد، ووزنًا واحدًا فقط من الخط المتغيّر',
    todo: 'اذكر في print ملفات TTF أو OTF بكل الحروف',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: لا تتضمن ملفات print الحروف {letters}؛ تُعرض هذه الحروف في الوثائق بخط آخر',
    todo: 'أضف إلى print ملف TTF أو OTF يحتوي على هذه الحروف؛ ويجوز أن يكون من عائلة أخرى',
  },
  brand_letters_unprinted: {
    what: 'لا تتوفر في الوثائق الحروف {letters}، كما في «{found}»، وقد تظهر مكانها مربعات فارغة',
    todo: 'اذكر في settings.brand.textFace.print ملف TTF أو OTF يحتوي على هذه الحروف',
  },
  brand_drawing_unseen: {
    what: 'لا يكاد {path} يُرى على خلفيته {ground}',
    todo: 'ارسمه بـ currentColor الذي يأخذ لون النص، أو بلون آخر، وداخل viewBox',
  },
  brand_drawing_text: { what: 'يحتوي {path} على نص يعرضه كل جهاز بخطه الخاص', todo: 'حوّله إلى مسارات' },
};
