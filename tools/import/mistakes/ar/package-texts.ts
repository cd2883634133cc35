import type { MistakeText } from '../mistake-text.ts';
import type { packageTexts as english } from '../en/package-texts.ts';

export const packageTexts: Record<keyof typeof english, MistakeText> = {
  archive_unreadable: { what: 'تعذّرت قراءة الأرشيف: {reason}', todo: 'اضغط المجلد من جديد في ملف ZIP عادي' },
  archive_outside: {
    what: 'يقع {path} خارج الأرشيف',
    todo: 'اضغط المجلد من جديد؛ يجب أن تبقى كل المسارات داخله',
  },
  archive_link: { what: '{path} رابط أو جهاز، لا ملف', todo: 'ضع الملف نفسه في الأرشيف' },
  archive_encrypted: { what: '{path} مشفّر', todo: 'اضغط المجلد دون كلمة مرور' },
  archive_too_many: {
    what: 'عدد ملفات الأرشيف {count}؛ الحد الأقصى {max}',
    todo: 'احذف الملفات التي لا تشير إليها الحزمة',
  },
  archive_too_large: {
    what: 'حجم الأرشيف بعد فك الضغط {size} ميغابايت؛ الحد الأقصى {max} ميغابايت',
    todo: 'احذف الملفات التي لا تشير إليها الحزمة، أو صغّر صورها',
  },
  archive_trap: {
    what: 'يصبح {path} بعد فك الضغط أكبر بكثير مما يسمح به حجمه المضغوط',
    todo: 'اضغط المجلد من جديد ببرنامج عادي',
  },
  package_too_long: {
    what: 'استغرقت قراءة الحزمة وقتًا طويلًا',
    todo: 'ابحث عن رسم أو صورة أكبر بكثير من غيرها وبسّطها',
  },
  package_too_large: {
    what: 'استهلكت قراءة الحزمة ذاكرة كبيرة',
    todo: 'ابحث عن ملف أكبر بكثير من غيره وصغّره',
  },
  package_reader_crashed: {
    what: 'تعذّرت قراءة الحزمة: توقفت القراءة',
    todo: 'حاول مجددًا؛ وإن تكرر ذلك فصدّر كل الرسوم والصور من جديد',
  },
  project_other: {
    what: 'الحزمة للمشروع {value}، وهذا المشروع {expected}',
    todo: 'اجعل settings.projectId يساوي {expected}، أو حمّلها في تثبيت منفصل، أو استبدل المشروع المحمّل عمدًا: npm run import -- --replace-project FOLDER',
  },
  building_formerly_unknown: {
    what: 'لا مبنى في الحزمة المحمّلة يحمل الرمز «{value}» الذي كان للمبنى {code}',
    todo: 'صحّح formerly، أو اتركه فارغًا إن كان المبنى جديدًا',
  },
  formerly_unknown: {
    what: 'لا وحدة في الحزمة المحمّلة تحمل الرمز «{value}» الذي كان للوحدة {code}',
    todo: 'صحّح formerly، أو اتركه فارغًا إن كانت الوحدة جديدة',
  },
  unit_ambiguous: {
    what: 'الرمز {code} والرقم {number} لوحدتين مختلفتين في الحزمة المحمّلة، أو أن صفين يذكران الوحدة نفسها',
    todo: 'اكتب الرمز الذي تحمله الوحدة هناك في العمود formerly',
  },
  unit_held_withdrawn: {
    what: 'الوحدة {code} مخصّصة {holder} ({status})، لكنها لم تعد في الحزمة',
    todo: 'أعدها. إن تغيّر رمزها، فاكتب {code} في العمود formerly من صفها. وإن لم تعد معروضة، فأضف الصف «{code},withdrawn,reason» إلى held-units.csv',
  },
  unit_held_available: {
    what: 'الوحدة {code} مخصّصة {holder} ({status})، لكن الحزمة تجعلها متاحة',
    todo: 'اترك حالتها كما هي. وإن عادت إلى البيع، فأضف الصف «{code},available,reason» إلى held-units.csv',
  },
  folder_missing: { what: 'لا يوجد مجلد {path}', todo: 'اذكر مسار حزمة مشروع' },
  file_missing: { what: '{path} غير موجود', todo: 'أضف الملف{hint}' },
  language_unsupported: {
    what: 'لا توجد في المنتج نصوص باللغة "{language}"',
    todo: 'اعرض {choices}، أو اطلب ترجمة المنتج أولًا (CONTRIBUTING.md، "Working with translators")',
  },
  file_outside: { what: 'يشير {path} إلى خارج الحزمة', todo: 'ضع الملف في الحزمة وسمِّه بمساره فيها{hint}' },
  file_too_large: { what: 'حجم {path} هو {size} ميغابايت؛ الحد الأقصى {max} ميغابايت', todo: 'صغّر الملف' },
  file_twice: { what: '{path} و{other} نسختان من الملف نفسه', todo: 'أبقِ إحداهما' },
  encoding_utf16: { what: 'الملف بترميز UTF-16 لا UTF-8', todo: '{remedy}' },
  encoding_not_utf8: {
    what: 'الملف ليس بترميز UTF-8؛ يبدو أنه {guess}',
    todo: '{remedy}',
  },
  control_character: { what: 'في العمود {column} حرف تحكم غير مرئي', todo: 'اكتب القيمة من جديد' },
  header_not_first: {
    what: 'أسماء الأعمدة في السطر {line} تحت شيء آخر',
    todo: 'احذف ما فوقها',
  },
  code_date: {
    what: 'في العمود {column} تاريخ هو {value}: حسب برنامج الجداول قيمةً مثل {example} تاريخًا',
    todo: 'اجعل تنسيق العمود نصًا، واكتب القيمة من جديد',
  },
  code_shortened: {
    what: 'في العمود {column} القيمة {value}: اختصر برنامج الجداول رقمًا',
    todo: 'اجعل تنسيق العمود نصًا، واكتب القيمة من جديد',
  },
  package_nested: { what: 'الحزمة في المجلد {path} لا في مكانها المتوقع', todo: 'اضغط ذلك المجلد وحده أو سمِّه في الأمر' },
  columns_exchanged: {
    what: 'يبدو أن العمودين {column} و{other} متبادلان: في كل منهما قيم الآخر',
    todo: 'بدّل الاسمين في صف العناوين',
  },
  rows_quoted: {
    what: 'كل صف خلية واحدة بين علامتي تنصيص',
    todo: 'قسّمه إلى أعمدة (في Excel: بيانات ثم النص إلى أعمدة) وصدّر الجدول من جديد',
  },
  content_other: { what: 'محتوى {path} هو {content}', todo: 'احفظه بصيغة {format} دون كلمة مرور' },
  content_renamed: {
    what: '{path} هو في الواقع {content}؛ وتغيير اسم الملف لا يحوّله',
    todo: 'افتحه في برنامجه وصدّره منه بصيغة {format}',
  },
};
