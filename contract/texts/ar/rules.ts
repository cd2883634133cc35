import type { Translated } from '#domain/texts/language.ts';
import type { ruleTexts as englishRuleTexts } from '../en/rules.ts';

export const ruleTexts: Translated<typeof englishRuleTexts> = {
  printable: 'يجب ألا يحتوي على أحرف تحكم',
  day: 'يجب أن يكون يومًا مثل 2026-11-21',
  days_in_order: 'يجب أن يكون from وto يومين بالترتيب',
  viewing_day: 'يُرجى اختيار يوم خلال سنة من الآن',
  file: 'يجب أن يكون ملفًا',
  range_order: 'يجب أن يكون الحد الأقصى أعلى من الأدنى',
  telephone: 'يجب أن يكون رقم هاتف مثل \u200e+44 20 7946 0018',
  international_telephone: 'يجب أن يكون رقم هاتف يبدأ بعلامة + ورمز الدولة',
  public_host: 'يجب أن يكون اسم خادم عام، مثل tour.example.com',
  https_host: 'يجب أن يكون مثل https://tiles.example',
  point_pairs: 'يجب أن تكون أزواج نقاط مثل «\u200e812,300 1104,300 1104,690\u200e»، أو فارغًا',
  languages_twice: 'يجب ذكر كل لغة مرة واحدة',
  currency: 'يجب أن يكون رمز عملة (ISO 4217) مثل EUR',
  time_zone: 'يجب أن يكون اسم منطقة زمنية مثل Asia/Dubai',
  colour: 'يجب أن يكون لونًا مثل \u200e#1a2b3c',
  rotator_folder: 'يجب أن يكون اسم مجلد داخل \u200erotator/\u200e',
};
