import type { MistakeText } from '../mistake-text.ts';
import type { exportTexts as english, exportWarningTexts as englishWarnings } from '../en/export-texts.ts';

export const exportTexts: Record<keyof typeof english, MistakeText> = {
  header_again: { what: 'أسماء الأعمدة مكررة هنا', todo: 'احذف الصف' },
  row_copied: { what: 'هذا الصف مطابق للسطر {other}', todo: 'احذف أحد الصفين، أو صحّح ما ينبغي أن يختلف فيه' },
  row_fragment: {
    what: 'معظم خلايا الصف التي تملؤها الصفوف الأخرى فارغة، وفيه فقط: {cells}',
    todo: 'احذفه إن كان مجموعًا أو عنوانًا أو ملاحظة، وإلا فاملأه',
  },
  document_cut_off: { what: 'الملف {path} مقطوع: نهاية PDF ناقصة', todo: 'انسخه أو صدّره من جديد' },
  rotator_fractions: { what: 'يحتوي {path} على كسور من الإطار بدل البكسلات', todo: 'اكتب بكسلات الإطار، ومقاسه {size}' },
  svg_style_geometry: {
    what: 'النمط {value} يغيّر موضع الأشكال أو مقاسها، ولا يطبّقه الاستيراد',
    todo: 'صدّر الرسم بسمات بدل الأنماط',
  },
  csv_no_separator: {
    what: 'لا علامة تفصل بين الأعمدة',
    todo: 'صدّر الجدول بفواصل أو فواصل منقوطة بين الأعمدة',
  },
  columns_other_names: {
    what: 'لا يسمّي الصف الأول الأعمدة كما ينبغي: {names}',
    todo: 'اكتب فيه الأسماء: {choices}',
  },
  front_row_single: {
    what: 'للفئة {class} واجهة واحدة هي {path}، لكن fronts.csv يذكر لها الواجهة {front}',
    todo: 'احذف الصف: فهو لفئات لها عدة واجهات توجد ملفاتها في {folder}',
  },
  front_other_name: {
    what: 'لا ينتمي {path} إلى أي فئة في buildings.csv، وواجهة الفئة {class} غير موجودة',
    todo: 'غيّر اسمه إلى {meant} إن كان هو تلك الواجهة',
  },
  fronts_exchanged: {
    what: 'يبدو أن الواجهتين {path} و{found} متبادلتان: في كل منهما طوابق الفئة الأخرى، {class} و{other}',
    todo: 'بدّل اسمي الرسمين، واسمي صورتيهما إن كانتا متبادلتين أيضًا',
  },
  svg_circular: {
    what: 'العنصر {element} {id} يعرض نفسه، مباشرة أو عبر عناصر يشير إليها',
    todo: 'أزل الإشارة التي تعود إليه، أو ارسم ما يجب أن يعرضه',
  },
  floors_other_names: {
    what: 'حدود لا تحمل اسم طابق: {names}. طوابق المبنى {building} بلا حدود: {levels}',
    todo: 'سمِّ كل حدود باسم طابقها: floor-{level} وهكذا',
  },
  floors_shifted: {
    what: 'تحدد واجهات الفئة {class} الطوابق {drawn}، أما وحداتها ففي الطوابق {levels}',
    todo: 'عُدّ الطوابق بالطريقة نفسها، والطابق الأرضي 0: صحّح أسماء الحدود أو العمود level',
  },
  outlines_flattened: {
    what: 'يجمع الشكل {id} حدودًا منفصلة عددها {count}، بينما لا حدود لما يلي: {names}',
    todo: 'افصل الشكل وسمِّ كل جزء (Illustrator: Object ثم Compound Path ثم Release؛ Inkscape: Path ثم Break Apart؛ Figma: تراجع عن Flatten)',
  },
  polygons_outside: {
    what: 'تتجاوز هذه الحدود viewBox {viewBox}: {names}',
    todo: 'اجعل لوح الرسم بحجم الرسم كله، زواياه على زوايا الصورة، وصدّره من جديد',
  },
  cells_apostrophe: {
    what: 'تبدأ خلايا {columns} بفاصلة عليا ({count})، مثل {value}',
    todo: 'احذف الفواصل العليا، ونسّق الأعمدة كنص بدلًا منها',
  },
  map_other_system: {
    what: 'في {path} إحداثيات ليست خط طول وخط عرض: {x}, {y}',
    todo: 'صدّره بالدرجات (WGS 84، EPSG:4326)',
  },
  folder_misnamed: {
    what: 'المجلد {path} ليس اسمه {name}',
    todo: 'غيّر اسمه إلى {name}: الحروف الصغيرة والمسافات معتبرة',
  },
  folder_absent: {
    what: 'المجلد {path} مفقود',
    todo: 'أضفه مع ملفاته بجانب development.json',
  },
  folder_nested: {
    what: 'ملفات المجلد {name} في مجلد ثانٍ داخله: {path}',
    todo: 'انقلها إلى المجلد {name} نفسه',
  },
  folder_packed: {
    what: 'المجلد {name} مفقود، ولا يوجد إلا الأرشيف {path}',
    todo: 'فُكّ ضغطه في المجلد {name}',
  },
  file_pointer: {
    what: '{path} مجرد بديل عن الملف غير الموجود هنا ({kind})',
    todo: 'ضع الملف نفسه مكانه (Git: git lfs pull؛ السحابة: الاحتفاظ به على هذا الجهاز؛ الاختصار: انسخ ما يشير إليه)',
  },
  merge_conflict: {
    what: 'ترك Git هنا نسختين: يبدأ السطر بـ {mark}',
    todo: 'أبقِ النسخة الصحيحة، واحذف الأخرى وأسطر <<<<<<< و======= و>>>>>>>',
  },
  plans_other_names: {
    what: 'مخططات لا تنتمي إلى أي فئة في buildings.csv: {names}. مخططات مفقودة: {missing}',
    todo: 'غيّر أسماءها إلى الفئة والطابق بحروف صغيرة',
  },
  numbers_respelt: {
    what: 'يكتب الجدول أرقام الوحدات بغير ما في المخططات ({count}): «{number}» من المبنى {building} هو «{name}» في {plan}',
    todo: 'اكتبها بالطريقة نفسها؛ ولإبقاء الأصفار في البداية نسّق العمود كنص',
  },
};

export const exportWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  text_placeholder: { what: 'في النص {key} ما زالت «{found}» مكان الكلمات{also}', todo: 'اكتب النص، أو اتركه فارغًا' },
  text_other_script: {
    what: 'ليس في النص {key} أي حرف من لغته: {found}',
    todo: 'تحقّق من عدم تبديل لغتين إحداهما بالأخرى',
  },
  code_letter_for_digit: { what: 'في الرمز «{value}» حرف مكان رقم في الرموز الأخرى', todo: 'راجعه: {meant}' },
  codes_alike: {
    what: 'لا يختلف الرمزان «{value}» و«{other}» (السطر {line}) إلا في علامات الفصل',
    todo: 'اكتبهما بالطريقة نفسها، أو احذف أحد الصفين',
  },
  areas_large: {
    what: 'المساحة الإجمالية للشقق عادةً نحو {usual} م²',
    todo: 'تحقّق من أنها بالمتر المربع: في كل متر مربع 10.764 قدمًا مربعة',
  },
  outline_thin: {
    what: 'الحدود {id} رفيعة أو صغيرة جدًا فيصعب الضغط عليها: {width} في {height} بكسل على شاشة كبيرة',
    todo: 'ارسمها حول كل ما تمثله',
  },
  north_still: { what: 'لا يكاد {path} يدور من إطار إلى آخر', todo: 'اكتب لكل إطار درجات باتجاه عقارب الساعة من الأعلى' },
  markers_hidden: { what: 'لا يُظهر أي إطار علامة أي مبنى', todo: 'اجعل المواضع ظاهرة: الرقم الثالث 1' },
  currency_sign_unprinted: {
    what: 'لا تحتوي المستندات على الرمز {sign}، ولا يحدد settings.currency الرمز البديل للطباعة',
    todo: 'اكتب settings.currency، مثل GEL',
  },
  currency_sign_new: {
    what: 'لا تعرف أجهزة كثيرة الرمز {sign} بعد، وتعرض مربعًا مكانه',
    todo: 'اكتب الرمز الثلاثي في settings.currencyUnit: {code}',
  },
  frame_refused: {
    what: 'في العمود {column} العنوان {value}، وموقع هذه الصفحة لا يسمح بعرضها داخل إطار',
    todo: 'اكتب عنوان التضمين: {embed}',
  },
  picture_small: {
    what: '{path}: {width}×{height}، وسيبدو ضبابيًا على الشاشات الكبيرة',
    todo: 'صدّره بقياس {good}؛ فتكبيره بعد التصدير لا يجدي',
  },
  pictures_small: {
    what: 'صور قياسها {width}×{height} ستبدو ضبابية على الشاشات الكبيرة (عددها {count}): {path} … {last}',
    todo: 'صدّرها بقياس {good}؛ فتكبيرها بعد التصدير لا يجدي',
  },
  picture_blank: { what: 'لا يُظهر {path} شيئًا: كل بكسل فيه {colour}', todo: 'صدّره مجددًا بعد إظهار طبقاته' },
  texts_exchanged: {
    what: 'يبدو أن {one} و{other} متبادلان: في كل منهما كلمات اللغة الأخرى، مثل «{found}»{also}',
    todo: 'بدّل النصين، أو بدّل الاسمين إن كانت كلها كذلك',
  },
  polygon_covers: {
    what: 'يغطي مضلع {id} مضلعات {names}',
    todo: 'ارسمه حول وحدته وحدها',
  },
  outline_open: {
    what: 'الحدود {id} غير مغلقة، والخط المستقيم من نهايتها إلى بدايتها يقطع ما تحيط به',
    todo: 'ارسمها حوله كله وأغلقها',
  },
  prices_series: {
    what: 'تتزايد الأسعار بالتسلسل من {value} إلى {to} في صفوف عددها {count}، كما تُكمل جداول البيانات سلسلة',
    todo: 'اكتب سعر كل وحدة',
  },
  prices_sorted: {
    what: 'تتدرج الأسعار من {from} في الصف الأول إلى {to} في الأخير، لكنها لا تتبع مساحات الوحدات',
    todo: 'تحقق مما إذا كان العمود price قد فُرز دون بقية الأعمدة',
  },
  codes_shuffled: {
    what: 'رمز الوحدة {number} هو «{value}» وينتهي برقم وحدة أخرى؛ عدد هذه الوحدات: {count}',
    todo: 'راجع هل رُتّب أحد الأعمدة دون غيره',
  },
  text_line_break: {
    what: 'في النص {key} فاصل أسطر، كُتب هنا نقطة: «{found}»',
    todo: 'اكتبه في سطر واحد',
  },
  picture_copied: {
    what: 'محتوى {path} هو محتوى {other} نفسه',
    todo: 'صدّر الصورة المقصودة؛ وإن كانت الصورة واحدة فاذكر أحد الملفين فقط',
  },
  plan_copied: {
    what: '{path} هو الرسم نفسه في {other}',
    todo: 'صدّر رسم ذلك الطابق',
  },
  legal_exchanged: {
    what: 'عنوان {path} هو «{title}»، وهو عنوان صفحة أخرى: {page}',
    todo: 'بدّل الملفين إن كانا متبادلين، أو صحّح العنوان',
  },
};
