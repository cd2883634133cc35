import type { MistakeText } from '../mistake-text.ts';
import type { warningTexts as english } from '../en/warning-texts.ts';

export const warningTexts: Record<keyof typeof english, MistakeText> = {
  text_untranslated: {
    what: 'العمود {column} غير موجود أو فارغ (عدد الصفوف: {count})، ويظهر {first} بدلًا منه',
    todo: 'املأ العمود {column}',
  },
  type_name_missing: {
    what: 'العمود {column} غير موجود أو فارغ؛ وتكتب الكتيّبات بدلًا منه كلمة عامة: «{words}»',
    todo: 'املأ العمود {column}',
  },
  file_unused: {
    what: 'لا شيء يستخدم الملف {path}',
    todo: 'صحّح اسمه{hint}، أو أزله',
  },
  level_unused: {
    what: 'لا يوجد الطابق {level} في أي مبنى: لن يظهر هذا الاسم في أي مكان',
    todo: 'صحّح level أو احذف الصف',
  },
  level_order_twice: {
    what: 'الطابقان {level} و{other} من الفئة {class} في موضع واحد من القائمة: {order}',
    todo: 'أعطِ أحدهما قيمة order أخرى',
  },
  level_name_twice: {
    what: 'للطابقين {level} و{other} من الفئة {class} الاسم نفسه: «{name}»',
    todo: 'أعطِ كلًا منهما اسمًا خاصًا به',
  },
  map_untranslated: {
    what: 'تسميات على الخريطة بلا {property}: {count}، ويظهر الاسم بلغة أخرى بدلًا منه',
    todo: 'أضف {property} إلى التسميات',
  },
  text_unused: {
    what: 'لا شيء يعرض النص {key}: ليس في الحزمة طابق أو صورة بهذا الاسم',
    todo: 'صحّح المفتاح{hint}، أو أزل النص',
  },
  text_markup: { what: 'في النص {key} شيفرة HTML أو Markdown تظهر كما هي مكتوبة: {found}', todo: 'اكتب نصًا عاديًا' },
  polygons_overlap: {
    what: 'يتداخل مضلعا {id} و{other} بنحو {area} بكسل مربع',
    todo: 'راجع حوافهما',
  },
  hole_ignored: { what: 'في الشكل {id} فتحة لا تؤخذ في الحسبان', todo: 'ارسمه بحدود واحدة متصلة' },
  drawing_part_dropped: { what: 'يحتوي الرسم على {element} ولا يُعرض', todo: 'حوّله إلى مسارات، أو أزله{hint}' },
  plan_shows_nothing: {
    what: 'لا يُظهر المخطط شيئًا: ليس فيه رسم ظاهر ولا صورة {path}',
    todo: 'ارسم الجدران خارج المجموعة units، أو أضف الصورة',
  },
  outline_without_units: {
    what: 'للطابق {level} حدود، لكن لا وحدات فيه في الفئة {class}',
    todo: 'أزل الحدود أو أضف الوحدات',
  },
  outlines_overlap: {
    what: 'تغطي حدود الطابقين {level} و{other} بعضها بعضًا، فلا يمكن اختيار إلا أحدهما',
    todo: 'ارسم كلًا منها فوق طابقه',
  },
  price_outside_filter: {
    what: 'السعر {value} خارج تصفية السعر (من {min} إلى {max})',
    todo: 'تأكد من أنه بأصغر وحدة للعملة، أو وسّع settings.priceFilter',
  },
  prices_outside_filter: {
    what: 'أسعار خارج تصفية السعر (من {min} إلى {max})، عددها {count}؛ أولها {value}',
    todo: 'تأكد من أنها بأصغر وحدة للعملة، أو وسّع settings.priceFilter',
  },
  picture_misnamed: { what: '{path} هو في الحقيقة {content}', todo: 'أعد تسميته' },
  legal_missing: {
    what: 'لا يوجد {path}، فلا تعرض أي صفحة ذلك النص{also}',
    todo: 'اكتبه بصيغة Markdown بدءًا بعنوانه (# …)',
  },
  legal_untranslated: {
    what: 'لا يوجد {path}، فيرى قراء هذه اللغة الصفحة بلغة أخرى{also}',
    todo: 'اكتبه بصيغة Markdown بدءًا بعنوانه (# …)',
  },
  legal_unknown: {
    what: '{path} ليس صفحة قانونية ولا يُعرض',
    todo: 'سمِّه imprint أو privacy أو terms أو storage مع اللغة ثم \u200e.md، مثل \u200eprivacy.en.md{hint}',
  },
  unit_kept: {
    what: 'الوحدة {number} من المبنى {building} لم تعد في الحزمة؛ تبقى لأجل سجلها دون أن تُدرج',
    todo: 'لا يلزمك أي إجراء',
  },
  unit_held: {
    what: 'الوحدة {number} من المبنى {building} لم تعد في الحزمة، لكنها لعميل لدى موظف المبيعات {user} ({status})؛ لا يراها إلا موظفو المبيعات',
    todo: 'أعدها إلى الحزمة، أو أتحها: لوحة التحكم ← الوحدات ← المسحوبة',
  },
  unit_not_settled: {
    what: 'الوحدة {number} من المبنى {building} لم تعد في الحزمة، لكن حالتها {status} دون عميل؛ لا يراها إلا موظفو المبيعات',
    todo: 'أعدها إلى الحزمة، أو أتحها فتختفي: لوحة التحكم ← الوحدات ← المسحوبة',
  },
  place_far: {
    what: 'يبعد المكان {away} كم عن مركز الخريطة؛ المنطقة المحيطة ضمن {max} كم',
    todo: 'راجع إحداثياته',
  },
  picture_skipped: {
    what: '{path} في مجلد صور، لكنه لا يُعرض',
    todo: 'صدّره بصيغة WebP أو PNG أو JPEG أو AVIF، أو أزله',
  },
  bot_unknown: {
    what: 'تذكر settings.botSalesRep العنوان {value}، لكن لا موظف مبيعات في المشروع يحمله',
    todo: 'أنشئ الموظف من لوحة التحكم ← الفريق، أو صحّح العنوان',
  },
  building_kept: {
    what: 'المبنى {building} لم يعد في الحزمة لكن لوحداته بيانات مبيعات؛ يبقى محفوظًا',
    todo: 'أتح وحداته المخصّصة لعملاء؛ يبقى المبنى لأجل سجلها',
  },
  start_hides: {
    what: '{path} هو الإطار {frame}، ولا يظهر فيه: المبنى {buildings}',
    todo: 'احذف start أو اكتب {better}: ففي ذلك الإطار تظهر كل المباني التي فيها وحدات',
  },
  gallery_link_unused: {
    what: 'نوع المعرض «{slug}» هو image، فلا شيء يعرض رابطه {link}',
    todo: 'أفرغ link، أو اكتب link نوعًا له',
  },
  has360_empty: {
    what: 'الإعداد settings.has360 مفعّل، لكن لا وحدة ولا نوع شقق له link_360: لا شيء يُعرض',
    todo: 'املأ link_360 في جدول الوحدات أو في apartment-types.csv، أو عطّل has360',
  },
  real_shots_empty: {
    what: 'الإعداد settings.hasRealShot مفعّل، لكن لا بانوراما قيمة place فيها realshot: لا شيء يُعرض',
    todo: 'اكتب realshot في place لبانوراما في panoramas.csv، أو عطّل hasRealShot',
  },
  text_damaged: {
    what: 'في النص «{found}»: تلفت حروفه حين حُفظ بترميز آخر',
    todo: 'اكتبه من جديد، واحفظ الملف بصيغة «CSV UTF-8» (أو «UTF-8» في المحرر)',
  },
  drawing_colour_unknown: {
    what: 'في الرسم {property} قيمته «{value}»، وليست لونًا، فتتجاهلها المتصفحات',
    todo: 'اكتب لونًا مثل #2f3835، أو صدّر الرسم من جديد',
  },
  drawing_reference_missing: {
    what: 'يشير الرسم إلى «{id}» ولا يحتويه، فلا يظهر هذا الجزء كما رُسم',
    todo: 'صدّر الرسم من جديد مع كل ما يستخدمه، أو احذف الإشارة',
  },
  value_repeated: {
    what: 'يذكر العمود {column} القيمة «{value}» مرتين',
    todo: 'احذف واحدة منهما',
  },
  outlines_upside_down: {
    what: 'الطابق {level} مرسوم أسفل الطابق {other} مع أنه يقع فوقه',
    todo: 'بدّل بين اسمي الحدود، أو حدّد ترتيب الطوابق في ‎levels.csv:‎ order',
  },
  level_outlined: {
    what: 'للطابق {level} من الفئة {class} حدود مرسومة، مع أن levels.csv يذكر أنه لا يظهر على أي واجهة: قيمة on_front هي 0',
    todo: 'أفرغ on_front، أو أزل الحدود',
  },
  villa_with_floors: {
    what: 'المبنى {code} فيلا بحسب is_villa، لكن فيه وحدات على عدة طوابق (عددها {floors})؛ فيُعرض قائمةً بلا طوابقه',
    todo: 'اجعل is_villa صفرًا وارسم حدود الطوابق، أو صحّح طوابق وحداته',
  },
  building_name_twice: {
    what: 'الاسم «{name}» لأكثر من مبنى (عددها {count})؛ أولها في السطر {other}',
    todo: 'أعطِ كل مبنى اسمًا خاصًا به',
  },
  furniture_above_price: {
    what: 'سعر الأثاث {value} أعلى من سعر الوحدة {price}{also}',
    todo: 'تأكد من أن السعرين بأصغر وحدة للعملة',
  },
  price_unusual: {
    what: 'السعر {value}، وفي الوحدات المشابهة نحو {usual}{also}',
    todo: 'تحقق من عدم زيادة رقم أو نقصانه: الأسعار بأصغر وحدات العملة',
  },
  fact_unusual: {
    what: 'قيمة العمود {column} هي {value}، وهي في الوحدات المشابهة نحو {usual}{also}',
    todo: 'راجع العدد: المساحات بالمتر المربع وبفاصلة عشرية على شكل نقطة، مثل 84.5',
  },
  area_unlike_net: {
    what: 'المساحة الإجمالية {gross} أضعاف المساحة الصافية {net}{also}',
    todo: 'راجع كلتيهما: المساحات بالمتر المربع وبفاصلة عشرية على شكل نقطة، مثل 84.5',
  },
  folder_unused: {
    what: 'المجلد {path} ليس من أجزاء الحزمة: لا شيء يستخدم ملفاته',
    todo: 'صحّح اسمه{hint}، أو انقله إلى ‎source/‎ الذي يتخطاه الاستيراد',
  },
  place_nearer_swapped: {
    what: 'خط العرض {lat} وخط الطول {lng} يبعدان {away} كم عن مركز الخريطة، ولو بُدّلا لكانا أقرب بكثير',
    todo: 'تحقق مما إذا كان lat وlng قد بُدّلا',
  },
  place_apart: {
    what: 'يبعد المكان {away} كم عن مركز الخريطة، وتبعد الأماكن الأخرى عادةً نحو {usual} كم',
    todo: 'راجع إحداثياته',
  },
  drawing_value_unreadable: {
    what: 'في الرسم ‎{property}="{value}"‎، ولا تستطيع المتصفحات قراءتها فتتجاهلها',
    todo: 'اكتب القيمة بنقطة عشرية، مثل 0.5، أو صدّر الرسم من جديد',
  },
  drawing_path_broken: {
    what: 'ينقطع جزء من الرسم: {reason}',
    todo: 'ارسمه من جديد، أو صدّر الرسم من جديد',
  },
  drawing_style_ignored: {
    what: 'في الرسم قاعدة الأنماط {selector} ولا يطبّقها الاستيراد: فهو يقرأ قواعد عنصر واحد أو صنف واحد أو معرّف واحد',
    todo: 'صدّر الرسم بسمات العرض أو بأنماط مضمّنة في العناصر',
  },
  text_sample: {
    what: 'ما زال النص {key} عيّنة من npm run new: «{found}»{also}',
    todo: 'اكتب نصك، أو احذفه',
  },
  title_twice: {
    what: 'قيمة {column} هي «{title}» في السطر {other} أيضًا، فلا يمكن التمييز بينهما',
    todo: 'أعطِ كل صف نصه الخاص، أو استخدم صفًا واحدًا لكليهما',
  },
  place_twice: {
    what: 'المكان «{title}» وارد في السطر {other} أيضًا بالموقع نفسه',
    todo: 'احذف أحد الصفين، أو صحّح موقعه',
  },
  hotspot_to_itself: {
    what: 'تقود النقطة إلى البانوراما «{slug}» التي هي فيها',
    todo: 'اكتب إلى أين تقود، أو اترك to فارغًا إن كانت مجرد تسمية',
  },
  hotspots_at_one_place: {
    what: 'تغطي النقطة نقطة السطر {other}: قيمتا yaw وpitch واحدة فيهما',
    todo: 'صحّح اتجاه إحداهما، أو احذفها',
  },
  archive_names: {
    what: 'أسماء في الأرشيف ليست بترميز UTF-8 ‏({count})، وقُرئت مثلًا هكذا: {name}',
    todo: 'إن كان الاسم غير ذلك فاضغط المجلد بطريقة أخرى، مثل 7-Zip أو على macOS، أو سمِّ الملفات بالأحرف من a إلى z',
  },
  panorama_unreachable: {
    what: 'لا شيء يقود إلى البانوراما «{slug}»: لا تذكرها نقطة ولا وحدة ولا نوع',
    todo: 'حدّد place ‏(facility أو realshot)، أو اذكرها في link_360 أو في عمود to لنقطة، أو احذف الصف',
  },
  text_same: { what: 'النص {key} واحد في {has} و{lacks}', todo: 'ترجمه، أو احذف أحدهما' },
  map_empty: {
    what: 'لا تحتوي الخريطة {path} على أي عنصر: لن تعرض شيئًا',
    todo: 'صدّرها من جديد مع عناصرها، أو احذف الملف',
  },
  map_elsewhere: {
    what: 'يعرض {path} مكانًا آخر: يقع settings.map.centre خارجه، عند {lat}، {lng}',
    todo: 'اقتطع الخريطة لهذا المشروع بالأمر npm run map، أو صحّح settings.map.centre',
  },
  file_sample: {
    what: 'ما زال {path} عيّنة من npm run new',
    todo: 'ضع ملفك مكانه، أو احذفه',
  },
  place_sample: {
    what: 'المكان «{title}» من الأماكن التي اخترعها npm run new',
    todo: 'اكتب ما يوجد هناك فعلًا، أو احذف الصف',
  },
  areas_exchanged: {
    what: 'في الطابق {level} قيمة terrace_area هي {terrace} وقيمة garden_area هي {garden}، وكأنهما مبدّلتان{also}',
    todo: 'راجع العمودين',
  },
  area_beyond_gross: {
    what: 'قيمة العمود {column} هي {value}، وهي أضعاف المساحة الإجمالية {gross}{also}',
    todo: 'راجع العدد: المساحات بالمتر المربع وبفاصلة عشرية على شكل نقطة، مثل 84.5',
  },
  rate_old: {
    what: 'سعر صرف {currency} بتاريخ {asOf}، أي قبل {days} من الأيام',
    todo: 'اكتب سعرًا حديثًا وتاريخه، أو احذف settings.secondCurrency',
  },
  phones_hide: {
    what: 'على الهواتف لا يُظهر أي إطار علامة المباني {buildings}: تظهر البكسلات من {from} إلى {to} من أصل {width}',
    todo: 'صيّر المشهد من مسافة أبعد، أو قرّب العلامات من الوسط',
  },
  phones_begin: {
    what: 'على الهواتف يُظهر إطار البداية {frame} علامات {shown} من أصل {count} من المباني: تظهر البكسلات من {from} إلى {to} من أصل {width}',
    todo: 'احذف start ليُختار أفضل إطار، أو صيّر المشهد من مسافة أبعد',
  },
  front_without_outlines: {
    what: 'لا تحدّد الواجهة {front} أي طابق، فلا يمكن اختيار شيء عليها',
    todo: 'ارسم حدود الطوابق الظاهرة عليها، أو تحقّق من أن طبقتها غير مخفية',
  },
  legal_empty: { what: 'للصفحة عنوان بلا نص', todo: 'اكتب نصها تحت العنوان' },
  rate_unusual: {
    what: 'كُتب أن 1 {first} يساوي {rate} {second}، وهو عادةً نحو {usual}',
    todo: 'اكتب كم يساوي واحد {first} بعملة {second}، لا العكس',
  },
  text_invisible: { what: 'في النص {key} حرف غير مرئي، كُتب هنا نقطةً: «{found}»', todo: 'اكتب هذه الكلمة من جديد' },
};
