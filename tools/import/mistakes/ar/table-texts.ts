import type { MistakeText } from '../mistake-text.ts';
import type { tableTexts as english } from '../en/table-texts.ts';

export const tableTexts: Record<keyof typeof english, MistakeText> = {
  csv_bars: {
    what: 'الأعمدة مفصولة بخطوط عمودية',
    todo: 'صدّر الجدول بفواصل أو فواصل منقوطة بين الأعمدة',
  },
  csv_separator: {
    what: 'الأعمدة مفصولة بالعلامة «{found}»',
    todo: 'صدّر الجدول بفواصل أو فواصل منقوطة بين الأعمدة',
  },
  csv_unreadable: {
    what: 'تعذّرت قراءة الجدول: {reason}',
    todo: 'راجع علامات الاقتباس في ذلك السطر وصدّر الجدول من جديد',
  },
  csv_quotation: {
    what: 'تحتوي القيمة {value} على علامات اقتباس',
    todo: 'اكتب {example}: القيمة بين علامتي اقتباس، وما بداخلها منها مضاعف',
  },
  csv_cut: {
    what: 'ينتهي الجدول في وسط هذا الصف، وما بعده مفقود',
    todo: 'صدّر الجدول من جديد وانسخ الملف كاملًا',
  },
  xlsx_unreadable: {
    what: 'تعذّرت قراءة المصنف: {reason}',
    todo: 'احفظه مجددًا بصيغة \u200e.xlsx والجدول في الورقة الأولى',
  },
  table_too_long: {
    what: 'عدد صفوف الجدول أكبر من {max}',
    todo: 'احذف ما لا تحتاج إليه وحدة أو مبنى أو مكان',
  },
  table_too_wide: {
    what: 'في الصف خلية بعد العمود {max}',
    todo: 'احذف الخلايا البعيدة عن الجدول',
  },
  table_too_large: {
    what: 'الجدول أكبر بكثير مما يحتاج إليه جدول حزمة',
    todo: 'انسخ صفوفه وأعمدته إلى ملف جديد',
  },
  cell_too_long: { what: 'عدد أحرف إحدى الخلايا أكبر من {max}', todo: 'اختصرها' },
  table_empty: { what: 'لا صف عناوين في الجدول', todo: 'ابدأ بصف لأسماء الأعمدة: {columns}' },
  column_missing: { what: 'العمود {column} غير موجود', todo: 'أضف العمود؛ اترك الخلايا فارغة حيث لا يُعرف شيء' },
  column_unknown: { what: 'العمود {column} غير معروف', todo: 'أزله، أو صحّح اسمه{hint}' },
  column_twice: { what: 'العمود {column} مكرر في صف العناوين', todo: 'أبقِ واحدًا منهما' },
  row_separator: {
    what: 'خلايا الصف مفصولة بالعلامة «{found}»، وخلايا صف العناوين بالعلامة «{expected}»',
    todo: 'افصل خلايا كل الصفوف بالعلامة نفسها',
  },
  row_short: { what: 'عدد خلايا الصف {count}، وخلايا صف العناوين {expected}', todo: 'أضف الفواصل الناقصة{hint}' },
  row_long: {
    what: 'عدد خلايا الصف {count}، وخلايا صف العناوين {expected}',
    todo: 'أزل الفواصل الزائدة، أو ضع القيمة ذات الفاصلة بين علامتي اقتباس',
  },
  value_missing: { what: 'العمود {column} فارغ', todo: 'املأه' },
  value_too_long: { what: 'عدد أحرف العمود {column} هو {count}؛ الحد الأقصى {max}', todo: 'اختصره' },
  digits_arabic: {
    what: 'في العمود {column} «{value}» بأرقام غير التي من 0 إلى 9',
    todo: 'اكتبها بالأرقام من 0 إلى 9: {latin}',
  },
  price_format: {
    what: 'في العمود {column} «{value}»، وليس عددًا صحيحًا بأصغر وحدة للعملة',
    todo: 'اكتب أرقامًا فقط: {shown} هي {minor}{hint}',
  },
  price_negative: { what: 'قيمة العمود {column} سالبة: {value}', todo: 'اكتب سعرًا يساوي 0 أو أكثر' },
  price_too_large: {
    what: 'في العمود {column} {value}، وهو أكبر مما يمكن أن يكون سعرًا',
    todo: 'اكتب المبلغ بأصغر وحدة للعملة (مثل الفلس أو السنت)، بحد أقصى 1000000000000000',
  },
  cell_error: {
    what: 'في العمود {column} {value}، وهو خطأ من جدول البيانات',
    todo: 'صحّح الصيغة، أو اكتب قيمتها',
  },
  cell_formula: {
    what: 'في العمود {column} صيغة بلا قيمة محفوظة: {value}',
    todo: 'افتح الملف في برنامج جداول واحفظه مجددًا، أو اكتب القيمة',
  },
  lookalike: {
    what: 'في العمود {column} «{value}» بالحرف {letter}، وهو يشبه {looksLike} في السطر {other}',
    todo: 'اكتبه من جديد بتخطيط لوحة المفاتيح نفسه المستخدم في غيره',
  },
  lookalike_elsewhere: {
    what: 'في العمود {column} «{value}» بالحرف {letter}، وهو يشبه {looksLike} في {other}',
    todo: 'اكتب «{meant}»',
  },
  building_row_missing: {
    what: 'لا سطر للمبنى «{value}» في buildings.csv، مع أن له وحدات وغيرها',
    todo: 'أضف سطره: يبدو أنه حُذف',
  },
  building_other_code: {
    what: 'الرمز «{value}» غير مذكور في أي مكان آخر: وحدات أو علامات أو نصوص تخص المبنى «{meant}» الذي لا سطر له',
    todo: 'اكتب «{meant}» رمزًا، أو صحّح البقية',
  },
  class_undrawn: {
    what: 'ليس للفئة «{value}» واجهة ولا مخطط',
    todo: 'صحّح class_name{hint}، أو أضف واجهتها (fronts/{name}.webp وfronts/{name}.svg) ومخططاتها',
  },
  levels_sorted: {
    what: 'طوابق وحدات عددها {count} ليست طوابق مخططاتها، أولها {level} للوحدة {number} في المبنى {building} التي يُظهرها {found}: فُرز العمود level دون بقية الأعمدة',
    todo: 'أعد العمود كما كان، وافرز الصفوف كاملة',
  },
  class_without_files: {
    what: 'لا توجد واجهة ولا مخطط من الفئة «{value}»؛ أما {file} وغيره فمن الفئة «{meant}» التي ليست لأي مبنى',
    todo: 'اكتب «{meant}»، أو غيّر أسماء الملفات',
  },
  area_zero: { what: 'في العمود {column} 0', todo: 'اكتب المساحة بالمتر المربع' },
  number_format: {
    what: 'في العمود {column} «{value}»، وليس عددًا',
    todo: 'اكتب أرقامًا مع نقطة للكسور: 84.5',
  },
  position_format: {
    what: 'الإحداثيات {value} ليست مكتوبة بالدرجات مع نقطة عشرية',
    todo: 'اكتب {lat} في lat و{lng} في lng',
  },
  position_other_system: {
    what: 'الإحداثيات {value} ليست خط عرض وخط طول',
    todo: 'اكتب درجات (WGS 84) مع نقطة عشرية: 53.5425 في lat و9.9875 في lng',
  },
  number_negative: { what: 'قيمة العمود {column} سالبة: {value}', todo: 'اكتب 0 أو أكثر' },
  number_out_of_range: {
    what: 'في العمود {column} {value}؛ يجب أن يكون بين {min} و{max}',
    todo: 'صحّح القيمة',
  },
  integer_format: { what: 'في العمود {column} «{value}»، وليس عددًا صحيحًا', todo: 'اكتب عددًا صحيحًا{hint}' },
  flag_format: { what: 'في العمود {column} «{value}»', todo: 'اكتب 1 بمعنى نعم أو 0 بمعنى لا' },
  link_format: {
    what: 'في العمود {column} «{value}»، وليس عنوان ويب',
    todo: 'ابدأه بـ https://\u200e أو http://\u200e، أو بعلامة / واحدة لصفحة من هذا الموقع',
  },
  choice_unknown: { what: 'في العمود {column} «{value}»', todo: 'اكتب واحدًا من {choices}{hint}' },
  code_format: {
    what: 'في العمود {column} «{value}»',
    todo: 'استخدم فقط الحروف والأرقام والمسافات والنقاط والشرطات والشرطات السفلية',
  },
  status_unknown: { what: 'الحالة «{value}» غير معروفة', todo: 'اكتب واحدة من {choices}{hint}' },
  building_unknown: {
    what: 'لا يوجد مبنى «{value}»',
    todo: 'أضفه إلى buildings.csv أو صحّح الرمز{hint}',
  },
  room_type_unknown: {
    what: 'لا يوجد عدد غرف «{value}»',
    todo: 'أضفه إلى room-types.csv أو صحّح الاسم{hint}',
  },
  apartment_type_unknown: {
    what: 'لا يوجد نوع شقة «{value}»',
    todo: 'أضفه إلى apartment-types.csv أو صحّح الاسم{hint}',
  },
  building_type_unknown: {
    what: 'لا يوجد نوع مبنى «{value}»',
    todo: 'أضفه إلى building-types.csv أو صحّح الاسم{hint}',
  },
  panorama_unknown: {
    what: 'لا توجد بانوراما «{value}»',
    todo: 'أضفها إلى panoramas.csv أو صحّح slug{hint}',
  },
  hotspot_two_ways: {
    what: 'تؤدي نقطة الانتقال إلى بانوراما وإلى عنوان معًا',
    todo: 'أبقِ واحدًا من to وlink',
  },
  frame_address: {
    what: 'في العمود {column} «{value}»، {reason}، فلا يمكن عرضه داخل الصفحة',
    todo: 'اذكر صفحة من موقع عام: https://tour.example.com/…',
  },
  frame_host: {
    what: 'في العمود {column} «{value}»، صفحة {reason}',
    todo: 'أضف خادمها إلى settings.frameHosts في development.json، أو صحّح الرابط',
  },
  tag_unknown: { what: 'لا توجد ميزة «{value}»', todo: 'أضفها إلى tags.csv أو صحّح الاسم{hint}' },
  plural_forms: {
    what: 'في العمود {column} عدد صيغ الكلمة: {count}؛ والأعداد تحتاج إلى {expected}',
    todo: 'اكتب صيغ الكلمة مع الأعداد مفصولة بالعلامة |: {example}',
  },
  lead_source_none: {
    what: 'لا صفوف في الجدول',
    todo: 'أضف صفًا، مثل الموقع الإلكتروني: يُعطى أول صف لمن يسجّل بنفسه',
  },
  duplicate_key: {
    what: '{column} «{value}» مكرر: سبق في السطر {other}{case}',
    todo: 'أعطِ كل صف قيمته، أو أزل أحد الصفين',
  },
  duplicate_number: {
    what: 'في المبنى {building} وحدة أخرى رقمها {value}، في السطر {other}',
    todo: 'أعطِ كل وحدة في المبنى رقمها',
  },
  formerly_twice: {
    what: 'سبق ذكر «{value}» رمزًا سابقًا في السطر {other}',
    todo: 'اذكره مرة واحدة: لا تكون {value} السابقة إلا واحدة',
  },
  held_unit_listed: {
    what: 'الوحدة «{value}» مسحوبة هنا، لكنها في جدول الوحدات أيضًا',
    todo: 'أزلها من أحد الجدولين',
  },
  held_unit_missing: {
    what: 'الوحدة «{value}» متاحة هنا، لكنها ليست في جدول الوحدات',
    todo: 'أضفها هناك، أو أزل هذا الصف{hint}',
  },
  area_disorder: { what: 'المساحة الصافية {net} أكبر من الإجمالية {gross}', todo: 'صحّح إحداهما' },
  slug_reserved: {
    what: 'المعرّف «{slug}» هو عنوان قائمة كل المعارض',
    todo: 'أعط المعرض معرّفًا آخر',
  },
  gallery_empty: {
    what: 'لا يعرض المعرض «{slug}» شيئًا',
    todo: 'اذكر صوره في images، أو عنوانه في link',
  },
  place_swapped: {
    what: 'خط العرض {lat} وخط الطول {lng} على بُعد {away} كم من مركز الخريطة؛ ولو بُدّلا لكانا قريبين',
    todo: 'بدّل lat وlng',
  },
  category_format: {
    what: 'في العمود category القيمة «{value}»',
    todo: 'استخدم الأحرف الصغيرة من a إلى z والأرقام والواصلات: golf-courses؛ وكلمة «all» تعني كل الفئات',
  },
  class_unknown: {
    what: 'لا يوجد مبنى من الفئة «{value}»',
    todo: 'اكتب قيمة class_name من buildings.csv{hint}',
  },
  columns_respelt: {
    what: 'كُتبت أسماء أعمدة في صف العناوين بشكل مختلف: {found}',
    todo: 'اكتب {choices}: بأحرف لاتينية صغيرة وشرطات سفلية',
  },
  units_none: {
    what: 'لا وحدة في الجدول، لكن في المخططات حدود وحدات',
    todo: 'أضف صفًا لكل وحدة، أو أزل الحدود من المخططات',
  },
  buildings_none: {
    what: 'لا مبنى في الجدول، لكن هناك وحدات',
    todo: 'أضف صفًا لكل مبنى',
  },
};
