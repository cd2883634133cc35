import type { MistakeText } from '../mistake-text.ts';
import type { drawingTexts as english } from '../en/drawing-texts.ts';

export const drawingTexts: Record<keyof typeof english, MistakeText> = {
  picture_missing: { what: 'لا توجد صورة {path}', todo: 'أضف الصورة أو صحّح المسار{hint}' },
  picture_format: {
    what: '{path} بصيغة لا تعرضها المتصفحات: {content}',
    todo: 'صدّره بصيغة WebP أو PNG أو JPEG أو AVIF',
  },
  picture_not_a_picture: {
    what: '{path} ليس صورة: محتواه {content}',
    todo: 'صدّره بصيغة WebP أو PNG أو JPEG أو AVIF',
  },
  picture_broken: { what: 'تعذّر فك ترميز {path}: {reason}', todo: 'صدّر الصورة من جديد' },
  picture_too_many_pixels: { what: 'في {path} {megapixels} ميغابكسل؛ الحد الأقصى {max}', todo: 'صغّر الصورة' },
  picture_too_small: {
    what: '{path}: {width}×{height}؛ لا يجوز أن يقل ضلع عن {min}',
    todo: 'صدّر الصورة بحجمها الحقيقي',
  },
  picture_animated: {
    what: '{path} صورة متحركة عدد إطاراتها {count}',
    todo: 'صدّر أحدها صورة ثابتة',
  },
  picture_side_too_long: {
    what: '{path}: {width}×{height}؛ لا يجوز أن يزيد ضلع على {max}',
    todo: 'صغّر الصورة',
  },
  picture_folder_empty: { what: 'لا صور في المجلد {path}', todo: 'أضف صورًا أو صحّح المسار{hint}' },
  panorama_shape: {
    what: '{path}: {width}×{height}؛ البانوراما متساوية المستطيلات، عرضها ضعف ارتفاعها',
    todo: 'صدّر 360 × 180 درجة كاملة، والأفضل 6000×3000',
  },
  document_not_pdf: { what: '{path} ليس PDF: محتواه {content}', todo: 'صدّره بصيغة PDF' },
  video_not_video: {
    what: '{path} ليس فيديو MP4 أو WebM: محتواه {content}',
    todo: 'صدّره بصيغة MP4 أو WebM',
  },
  svg_unreadable: { what: 'تعذّرت قراءة SVG: {reason}', todo: 'صدّر الرسم من جديد{hint}' },
  svg_script: { what: 'يحتوي SVG على نص برمجي ({detail})', todo: 'أزله: تُعرض الرسوم دون نصوص برمجية' },
  svg_external: {
    what: 'يشير SVG إلى مورد خارجي ({detail})',
    todo: 'أزل الإحالة، وارسم ما تُظهره مسارات{hint}',
  },
  svg_entity: { what: 'يعرّف SVG كيانات ({detail}) لا تُوسَّع', todo: 'صدّر الرسم دون كيانات' },
  svg_too_complex: { what: 'ملف SVG كبير جدًا: {detail}', todo: 'بسّط الرسم' },
  svg_too_long: {
    what: 'أحد جانبي viewBox وقيمته {viewBox} أطول من الآخر بأكثر من {max} أمثال',
    todo: 'اقتطع الرسم، أو ارسمه على صفحة بنسب أخرى',
  },
  svg_no_view_box: {
    what: 'ليس في SVG viewBox ولا عرض وارتفاع',
    todo: 'عيّن viewBox="{expected}"',
  },
  svg_transform: { what: 'تعذّرت قراءة التحويل «{value}»', todo: 'صدّر الرسم من جديد' },
  shape_unreadable: { what: 'تعذّرت قراءة الشكل {id}: {reason}', todo: 'ارسمه من جديد' },
  shape_without_id: {
    what: 'بين الحدود عنصر {element} بلا اسم خاص به',
    todo: 'سمِّ الطبقة باسم ما تحدده{hint}',
  },
  shape_id_twice: {
    what: 'المعرّف {id} مستخدم مرتين',
    todo: 'أعطِ كل شكل معرّفه؛ واجمع أشكال الوحدة الواحدة في مجموعة',
  },
  units_group_missing: {
    what: 'لا توجد مجموعة باسم «units»',
    todo: 'ضع حدود الوحدات في مجموعة (طبقة) واحدة باسم units{hint}',
  },
  units_group_twice: {
    what: 'توجد مجموعة ثانية باسم «units» لا تُقرأ حدودها',
    todo: 'ضع حدود الوحدات كلها في مجموعة واحدة',
  },
  front_absent: {
    what: 'لا واجهة لفئة المباني {class}: {drawing} و{path} مفقودان',
    todo: 'أضف صورة للمبنى ورسمًا فيه حدود طوابقه',
  },
  front_missing: {
    what: 'لا حدود لطوابق فئة المباني {class}: {path} غير موجود',
    todo: 'ارسم الطوابق فوق الواجهة{hint}',
  },
  plan_missing: {
    what: 'في الطابق {level} من الفئة {class} وحدات بلا مخطط: {path} غير موجود',
    todo: 'ارسم المخطط مع مضلعات وحداته{hint}',
  },
  duplex_plan_missing: {
    what: 'في الطابق {level} من الفئة {class} وحدات دوبلكس بلا مخطط لطابقها العلوي: {path} غير موجود',
    todo: 'ارسمه مع مضلعاتها، أو اجعل is_dublex صفرًا',
  },
  plan_unknown: {
    what: 'لا ينتمي {path} إلى أي فئة في buildings.csv{hint}',
    todo: 'سمِّه بالفئة والطابق (af3.svg) بأحرف صغيرة، أو أزله',
  },
  front_unknown: {
    what: 'لا ينتمي {path} إلى أي فئة في buildings.csv{hint}',
    todo: 'سمِّه بأحرف صغيرة باسم فئة (fronts/a.svg) أو باسم واجهة من fronts.csv (fronts/a/sea.svg)، أو احذفه',
  },
  outlines_other_names: {
    what: 'مضلعات ليست بأسماء وحدات هذا الطابق ({count}): {names}. وحدات بلا مضلع: {numbers}',
    todo: 'سمِّ المضلعات بأرقام الوحدات أو رموزها في الجدول، أو صحّح الجدول',
  },
  unit_without_polygon: {
    what: 'لا مضلع للوحدة {number} من المبنى {building} في {plan}',
    todo: 'ارسمه في المجموعة units بالمعرّف {number}{hint}',
  },
  unit_on_other_plan: {
    what: 'الوحدة {number} في المبنى {building} في الطابق {level}، لكن مضلعها في {found}',
    todo: 'صحّح level لها، أو انقل المضلع إلى {plan}',
  },
  plan_overwritten: {
    what: '{path} هو الملف نفسه {other}، فحدوده تخص الطابق الآخر',
    todo: 'ضع مخطط هذا الطابق مكانه',
  },
  plan_without_units: {
    what: 'في {path} حدود، لكن الجدول لا يضم أي وحدة في الطابق {level} من الفئة {class}',
    todo: 'أضف وحدات هذا الطابق إلى الجدول، أو احذف المخطط',
  },
  units_of_other_building: {
    what: 'وحدات يبدو أنها في مبنى غير المذكور في الجدول: {count}، مثل الوحدة {number} في المبنى {building}. مبانٍ لها مخططات وليس لها أي وحدة: {names}',
    todo: 'راجع العمود building: ربما مُلئ إلى الأسفل بالخطأ',
  },
  plans_exchanged: {
    what: 'يبدو أن المخططين {plan} و{found} متبادلان: في كل منهما مضلعات الطابق الآخر، كمضلع الوحدة {number} في المبنى {building} في الطابق {level}',
    todo: 'بدّل اسميهما، أو قيم level للوحدات',
  },
  units_on_other_plans: {
    what: 'وحدات طابقها في الجدول غير طابقها في المخططات، بفرق {difference} في كل منها: {count}. فالوحدة {number} في المبنى {building} مثلًا في الطابق {level}، لكن مضلعها في {found}',
    todo: 'عُدّ الطوابق بالطريقة نفسها: 0 هو الطابق الأرضي. صحّح العمود level، أو غيّر أسماء المخططات',
  },
  class_shares_plan: {
    what: 'في المبنى {building} عدة وحدات، بينما تتشارك المباني الأخرى من فئته الإطار «unit» في {plan}',
    todo: 'أعطِ المبنى فئة خاصة به، أو سمِّ الإطارات بأرقام الوحدات',
  },
  polygon_without_unit: {
    what: 'لا ينتمي المضلع {id} إلى أي وحدة في هذا الطابق',
    todo: 'أضف الوحدة إلى الجدول، أو صحّح المعرّف، أو أزل الشكل{hint}',
  },
  polygon_not_duplex: {
    what: 'المضلع {id} في مخطط دوبلكس، لكن الوحدة {id} ليست دوبلكس',
    todo: 'اجعل is_dublex يساوي 1 أو أزل المضلع',
  },
  floors_without_outline: {
    what: 'طوابق في المبنى {building} فيها وحدات ولا حدود لها في {front}: {levels}',
    todo: 'ارسم كلًّا منها بمعرّفه، مثل floor-{level}{hint}، أو اذكر في levels.csv أنه لا يظهر في أي واجهة: on_front تساوي 0',
  },
  floor_without_outline: {
    what: 'في الطابق {level} من المبنى {building} وحدات ولا حدود له في {front}',
    todo: 'ارسمها بالمعرّف floor-{level}{hint}، أو اذكر في levels.csv أنه لا يظهر في أي واجهة: on_front تساوي 0',
  },
  outlines_unknown_floors: {
    what: 'حدود لا تحمل اسم طابق: {names}',
    todo: 'سمِّها floor-0 وfloor-1 …',
  },
  outline_unknown_floor: { what: 'الحدود {id} لا تحمل اسم طابق', todo: 'سمِّها floor-0 أو floor-1 …' },
  outline_floor_twice: {
    what: 'حدود الطابق {level} مرسومة مرتين',
    todo: 'سمِّ إحداهما باسم طابقها، أو احذفها، أو ادمج الشكلين في شكل واحد',
  },
  outlines_off_picture: {
    what: 'ستبتعد الحدود عن الصورة بما يصل إلى {off} بكسل: الرسم {drawn} والصورة {picture}، وهما بنسب مختلفة',
    todo: 'اجعل الرسم بحجم الصورة أو اقتطع الصورة على قدر الرسم',
  },
  polygon_outside: {
    what: 'يتجاوز المضلع {id} حدود viewBox عند {x}, {y}',
    todo: 'ارسمه داخل {viewBox}',
  },
  polygon_empty: { what: 'لا مساحة للمضلع {id}', todo: 'ارسم شكلًا مغلقًا' },
  polygon_crossing: {
    what: 'يتقاطع المضلع {id} مع نفسه قرب {x}, {y}',
    todo: 'ارسم زواياه بالترتيب حول الشكل',
  },
  polygon_repeated: {
    what: 'يقع المضلع {id} فوق مضلع آخر للوحدة نفسها',
    todo: 'أزل أحدهما',
  },
  polygons_too_many: {
    what: 'تتكوّن حدود {id} من أكثر من {max} مضلع',
    todo: 'ادمجها في شكل مغلق واحد',
  },
  map_invalid: { what: 'الخريطة، {path}: {reason}', todo: 'صحّح العنصر؛ أنواع العناصر مذكورة في docs/authoring.md' },
  map_nameless: { what: 'التسمية بلا اسم', todo: 'أضف {property} أو احذف التسمية' },
  map_unreadable: { what: 'تعذّرت قراءة {path}: {reason}', todo: 'أنشئه من جديد بالأمر npm run map' },
  map_no_table: {
    what: 'ليس في {path} جدول عادي باسم {table}',
    todo: 'أنشئه من جديد بالأمر npm run map؛ وأي عرض بهذا الاسم يُحوَّل إلى جدول، انظر docs/authoring.md',
  },
  map_no_index: {
    what: 'ليس في {path} فهرس لمربعاته على zoom_level وtile_column وtile_row',
    todo: 'أنشئه من جديد بالأمر npm run map، أو أضف الفهرس: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: 'يبعد العنصر {path} عن المشروع {away} كم؛ الحد الأقصى {max} كم',
    todo: 'احذفه، أو صحّح نقاطه أو settings.map.centre: خط الطول قبل خط العرض',
  },
  map_streets_many: {
    what: 'الشوارع المرسومة كثيرة أو طويلة أو كثيفة بحيث يتعذّر وصلها',
    todo: 'احذف الشوارع الصغيرة، أو ثبّت الشوارع الحقيقية بالأمر npm run map',
  },
  rotator_missing: {
    what: 'تطلب settings.frames إطارات، لكن {path} غير موجود',
    todo: 'أضف الملف، أو اجعل frames يساوي 0{hint}',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'صحّح القيمة؛ rotator.json موصوف في docs/authoring.md',
  },
  building_without_marker: {
    what: 'لا علامة للمبنى {code} في rotator/rotator.json، فلا يمكن فتحه من الصفحة الرئيسية',
    todo: 'أضف علامة مع مواضعها وظلالها',
  },
  anchor_outside: {
    what: 'الموضع {path} عند {x}, {y} خارج إطاره {size}',
    todo: 'صحّحه، أو علّمه مخفيًا: الرقم الثالث 0',
  },
  frames_other_count: {
    what: 'قيمة settings.frames هي {frames}، لكن آخر إطار في الدوران هو b{last}: إطاراته {count} والعدّ من 0',
    todo: 'اكتب {last} في frames',
  },
  frames_missing: {
    what: 'ينقص المجلد {folder} {missing} من {count} إطارًا؛ أولها {path}',
    todo: 'سمِّ الإطارات b0.webp وb1.webp وهكذا، بأحرف صغيرة وبلا أصفار في البداية{hint}',
  },
  frames_from_one: {
    what: 'إطارات {folder} مرقّمة من 1 إلى {count}؛ والعدّ يبدأ من 0',
    todo: 'أعد تسميتها: يصبح b1.webp هو b0.webp وهكذا',
  },
  frame_surplus: {
    what: 'يقع {path} بعد آخر إطار، ورقمه {frames}؛ عدد هذه الملفات {count}',
    todo: 'أزلها، أو ارفع settings.frames',
  },
  frame_copied: {
    what: 'محتوى {path} مطابق لـ {other}، فيتوقف المبنى هناك',
    todo: 'أعد تصيير الإطار',
  },
  rotator_length: {
    what: 'عدد العناصر في {path} هو {count}؛ المطلوب {expected}، واحد لكل إطار',
    todo: 'اكتب عنصرًا لكل إطار (settings.frames + 1)',
  },
  rotator_sequences: {
    what: 'عدد التسلسلات {count}، لكن settings.isMultiCanvas معطّل',
    todo: 'أبقِ تسلسلًا واحدًا أو شغّل isMultiCanvas',
  },
  rotator_size: {
    what: '{path}: {width}×{height}؛ وفي rotator.json {expected}',
    todo: 'صيّر الإطار بذلك الحجم أو صحّح rotator.json',
  },
  front_file_missing: {
    what: 'الواجهة {front} للفئة {class} غير مكتملة: {path} مفقود',
    todo: 'أضف الملف أو احذف الواجهة من fronts.csv{hint}',
  },
};
