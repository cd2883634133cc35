import type { MistakeText } from '../mistake-text.ts';
import type { drawingTexts as english } from '../en/drawing-texts.ts';

export const drawingTexts: Record<keyof typeof english, MistakeText> = {
  picture_missing: { what: '{path} görseli yok', todo: 'Görseli ekleyin ya da yolu düzeltin{hint}' },
  picture_format: {
    what: '{path}, tarayıcıların göstermediği bir biçimde: {content}',
    todo: 'WebP, PNG, JPEG ya da AVIF olarak dışa aktarın',
  },
  picture_not_a_picture: {
    what: '{path} bir görsel değil: içeriği {content}',
    todo: 'WebP, PNG, JPEG ya da AVIF olarak dışa aktarın',
  },
  picture_broken: { what: '{path} çözülemiyor: {reason}', todo: 'Görseli yeniden dışa aktarın' },
  picture_too_many_pixels: { what: '{path} {megapixels} megapiksel; en çok {max} olabilir', todo: 'Görseli küçültün' },
  picture_too_small: {
    what: '{path} {width}×{height}; hiçbir kenar {min} değerinden kısa olamaz',
    todo: 'Görseli gerçek boyutunda dışa aktarın',
  },
  picture_animated: {
    what: '{path} {count} görsellik bir film',
    todo: 'İçlerinden birini durağan görsel olarak dışa aktarın',
  },
  picture_side_too_long: {
    what: '{path} {width}×{height}; hiçbir kenar {max} değerinden uzun olamaz',
    todo: 'Görseli küçültün',
  },
  picture_folder_empty: { what: '{path} klasöründe görsel yok', todo: 'Görsel ekleyin ya da yolu düzeltin{hint}' },
  panorama_shape: {
    what: '{path} {width}×{height}; panorama eşdikdörtgen olmalı, eni boyunun iki katı',
    todo: '360 derecenin 180 derece yüksekliğindeki tamamını, tercihen 6000×3000 olarak dışa aktarın',
  },
  document_not_pdf: { what: '{path} PDF değil: içeriği {content}', todo: 'PDF olarak dışa aktarın' },
  video_not_video: {
    what: '{path} MP4 ya da WebM videosu değil: içeriği {content}',
    todo: 'MP4 ya da WebM olarak dışa aktarın',
  },
  svg_unreadable: { what: 'SVG okunamıyor: {reason}', todo: 'Çizimi yeniden dışa aktarın{hint}' },
  svg_script: { what: 'SVG bir betik içeriyor ({detail})', todo: 'Çıkarın: çizimler betiksiz gösterilir' },
  svg_external: {
    what: 'SVG dışarıdaki bir şeye başvuruyor ({detail})',
    todo: 'Başvuruyu çıkarın ve gösterdiğini yollar hâlinde çizin{hint}',
  },
  svg_entity: { what: 'SVG açılmayan varlıklar tanımlıyor ({detail})', todo: 'Çizimi varlıksız dışa aktarın' },
  svg_too_complex: { what: 'SVG çok büyük: {detail}', todo: 'Çizimi sadeleştirin' },
  svg_too_long: {
    what: 'viewBox {viewBox}: bir kenarı ötekinin {max} katından uzun',
    todo: 'Çizimi kırpın ya da başka oranlı bir sayfaya çizin',
  },
  svg_no_view_box: {
    what: 'SVG içinde ne viewBox ne de genişlik ve yükseklik var',
    todo: 'viewBox="{expected}" yazın',
  },
  svg_transform: { what: '“{value}” dönüşümü okunamıyor', todo: 'Çizimi yeniden dışa aktarın' },
  shape_unreadable: { what: '{id} şekli okunamıyor: {reason}', todo: 'Yeniden çizin' },
  shape_without_id: {
    what: 'Sınırlar arasındaki bir {element} öğesinin kendi adı yok',
    todo: 'Katmana sınırladığı şeyin adını verin{hint}',
  },
  shape_id_twice: {
    what: '{id} id değeri iki kez verilmiş',
    todo: 'Her şekle kendi id değerini verin; bir konuta ait şekilleri gruplayın',
  },
  units_group_missing: {
    what: '“units” adlı bir grup yok',
    todo: 'Konutların sınırlarını units adlı tek bir gruba (katmana) koyun{hint}',
  },
  units_group_twice: {
    what: '“units” adlı ikinci bir grup var; içindeki sınırlar okunmuyor',
    todo: 'Konutların bütün sınırlarını tek bir gruba koyun',
  },
  front_absent: {
    what: '{class} bina sınıfının cephesi yok: {drawing} ve {path} eksik',
    todo: 'Binanın bir görselini ve katlarının çizildiği bir dosyayı ekleyin',
  },
  front_missing: {
    what: '{class} bina sınıfının kat sınırları yok: {path} eksik',
    todo: 'Katları cephe üzerine çizin{hint}',
  },
  plan_missing: {
    what: '{class} sınıfının {level}. katında konut var ama plan yok: {path} eksik',
    todo: 'Planı konutların çokgenleriyle çizin{hint}',
  },
  duplex_plan_missing: {
    what: '{class} sınıfının {level}. katında dubleks var ama üst katlarının planı yok: {path} eksik',
    todo: 'Planı çokgenleriyle çizin ya da is_dublex değerini 0 yapın',
  },
  plan_unknown: {
    what: '{path}, buildings.csv içindeki hiçbir sınıfa ait değil{hint}',
    todo: 'Sınıf ve kata göre küçük harfle adlandırın (af3.svg) ya da çıkarın',
  },
  front_unknown: {
    what: '{path}, buildings.csv içindeki hiçbir sınıfa ait değil{hint}',
    todo: 'Bir sınıfa göre küçük harfle (fronts/a.svg) ya da fronts.csv içindeki bir cepheye göre (fronts/a/sea.svg) adlandırın ya da çıkarın',
  },
  outlines_other_names: {
    what: 'Bu kattaki hiçbir konutun adını taşımayan çokgenler ({count}): {names}. Çokgeni olmayan konutlar: {numbers}',
    todo: 'Çokgenleri konut tablosundaki numara ya da kodlarla adlandırın ya da tabloyu düzeltin',
  },
  unit_without_polygon: {
    what: '{building} binasının {number} numaralı konutunun {plan} içinde çokgeni yok',
    todo: 'units grubunda {number} id değeriyle çizin{hint}',
  },
  unit_on_other_plan: {
    what: '{building} binasının {number} numaralı konutu {level}. katta, ama çokgeni {found} içinde',
    todo: 'level değerini düzeltin ya da çokgeni {plan} içine taşıyın',
  },
  plan_overwritten: {
    what: '{path} ile {other} aynı dosya; bu yüzden sınırları diğer katınki',
    todo: 'Bu katın planını oraya koyun',
  },
  plan_without_units: {
    what: '{path} içinde sınırlar var, ama tabloda {class} sınıfının {level}. katında hiç birim yok',
    todo: 'Bu katın birimlerini tabloya ekleyin ya da planı kaldırın',
  },
  units_of_other_building: {
    what: 'Muhtemelen tabloda yazandan başka bir binada olan birimler: {count}; örneğin {building} binasının {number} birimi. Planı olup birimi olmayan binalar: {names}',
    todo: 'building sütununu denetleyin: yanlışlıkla aşağı doğru doldurulmuş olabilir',
  },
  plans_exchanged: {
    what: '{plan} ile {found} planları yer değiştirmiş görünüyor: her birinde öteki katın çokgenleri var, örneğin {building} binasının {level}. katındaki {number} numaralı konutunki',
    todo: 'İki dosyanın adlarını ya da konutların level değerlerini değiştirin',
  },
  units_on_other_plans: {
    what: 'Tabloda planlardakinden başka katta olan konutlar, hepsi {difference} kat farkla: {count}. Örneğin {building} binasının {number} numaralı konutu {level}. katta, ama çokgeni {found} içinde',
    todo: 'Katları aynı biçimde sayın: 0 zemin kattır. level sütununu düzeltin ya da planların adlarını değiştirin',
  },
  class_shares_plan: {
    what: '{building} binasında birden çok konut var, ama sınıfındaki öteki binalar {plan} içindeki “unit” sınırını paylaşıyor',
    todo: 'Binaya kendi sınıfını verin ya da sınırları konut numaralarıyla adlandırın',
  },
  polygon_without_unit: {
    what: '{id} çokgeni bu kattaki hiçbir konuta ait değil',
    todo: 'Konutu tabloya ekleyin, id değerini düzeltin ya da şekli çıkarın{hint}',
  },
  polygon_not_duplex: {
    what: '{id} çokgeni dubleks planda, ama {id} konutu dubleks değil',
    todo: 'is_dublex değerini 1 yapın ya da çokgeni çıkarın',
  },
  floors_without_outline: {
    what: '{building} binasının, konutu olduğu hâlde {front} içinde sınırı olmayan katları: {levels}',
    todo: 'Her birini id değeriyle çizin, örneğin floor-{level}{hint}, ya da hiçbir cephede görünmediğini levels.csv dosyasında belirtin: on_front 0',
  },
  floor_without_outline: {
    what: '{building} binasının {level}. katında konut var ama {front} içinde sınırı yok',
    todo: 'floor-{level}{hint} id değeriyle çizin ya da hiçbir cephede görünmediğini levels.csv dosyasında belirtin: on_front 0',
  },
  front_file_missing: {
    what: '{class} sınıfının {front} cephesi eksik: {path} yok',
    todo: 'Dosyayı ekleyin ya da cepheyi fronts.csv dosyasından çıkarın{hint}',
  },
  outlines_unknown_floors: {
    what: 'Bir kat belirtmeyen sınırlar: {names}',
    todo: 'floor-0, floor-1 … diye adlandırın',
  },
  outline_unknown_floor: { what: '{id} sınırı bir kat belirtmiyor', todo: 'floor-0, floor-1 … diye adlandırın' },
  outline_floor_twice: {
    what: '{level}. kat iki kez sınırlanmış',
    todo: 'Birine kendi katının adını verin, birini silin ya da ikisini tek şekilde birleştirin',
  },
  outlines_off_picture: {
    what: 'Sınırlar görselden {off} piksele kadar kayar: çizim {drawn}, görsel {picture}; en boy oranları farklı',
    todo: 'Çizimi görselin boyutunda yapın ya da görseli çizime göre kırpın',
  },
  polygon_outside: {
    what: '{id} çokgeni {x}, {y} noktasında viewBox dışına çıkıyor',
    todo: '{viewBox} içinde çizin',
  },
  polygon_empty: { what: '{id} çokgeninin alanı yok', todo: 'Kapalı bir şekil çizin' },
  polygon_crossing: {
    what: '{id} çokgeni {x}, {y} yakınında kendini kesiyor',
    todo: 'Köşelerini şeklin çevresinde sırayla çizin',
  },
  polygon_repeated: {
    what: '{id} çokgeni aynı konutun başka bir çokgeninin üzerinde',
    todo: 'İkisinden birini çıkarın',
  },
  polygons_too_many: {
    what: '{id}, {max} taneden fazla çokgenden oluşuyor',
    todo: 'Bunları tek bir kapalı şekilde birleştirin',
  },
  map_invalid: { what: 'Harita, {path}: {reason}', todo: 'Öğeyi düzeltin; docs/authoring.md öğe türlerini sıralar' },
  map_nameless: { what: 'Etiketin adı yok', todo: '{property} ekleyin ya da etiketi silin' },
  map_unreadable: { what: '{path} okunamıyor: {reason}', todo: 'npm run map ile yeniden üretin' },
  map_no_table: {
    what: '{path} içinde düz bir {table} tablosu yok',
    todo: 'npm run map ile yeniden üretin; bu adda bir görünüm (view) varsa tablo olarak yazılmalı, nasıl yapılacağı docs/authoring.md içinde',
  },
  map_no_index: {
    what: '{path} içindeki karoların zoom_level, tile_column ve tile_row üzerinde dizini yok',
    todo: 'npm run map ile yeniden üretin ya da dizini ekleyin: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: '{path} öğesi projeden {away} km uzakta; en çok {max} km olabilir',
    todo: 'Çıkarın ya da köşelerini veya settings.map.centre değerini düzeltin: boylam enlemden önce gelir',
  },
  map_streets_many: {
    what: 'Çizilen sokaklar birleştirilemeyecek kadar çok, uzun ya da sık',
    todo: 'Küçük sokakları çıkarın ya da gerçek sokakları npm run map ile kurun',
  },
  rotator_missing: {
    what: 'settings.frames kare istiyor ama {path} eksik',
    todo: 'Dosyayı ekleyin ya da frames değerini 0 yapın{hint}',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'Değeri düzeltin; docs/authoring.md rotator.json dosyasını anlatır',
  },
  building_without_marker: {
    what: '{code} binasının rotator/rotator.json içinde işareti yok; kimse onu ana görünümden açamaz',
    todo: 'Dayanak noktaları ve siluetleriyle bir işaret ekleyin',
  },
  anchor_outside: {
    what: '{path} dayanak noktası {x}, {y} konumunda; {size} boyutundaki karenin dışında',
    todo: 'Düzeltin ya da gizli olarak işaretleyin: üçüncü sayı 0',
  },
  frames_other_count: {
    what: 'settings.frames {frames}, ama dönen görünümün son karesi b{last}: {count} kare 0 ile başlayarak sayılır',
    todo: 'frames için {last} yazın',
  },
  frames_missing: {
    what: '{folder} klasöründe {count} kareden {missing} tanesi eksik; ilki {path}',
    todo: 'Kareleri küçük harfle ve başında sıfır olmadan b0.webp, b1.webp diye adlandırın{hint}',
  },
  frames_from_one: {
    what: '{folder} içindeki kareler 1 ile {count} arasında numaralanmış; sayım 0 ile başlar',
    todo: 'Yeniden adlandırın: b1.webp, b0.webp olur ve böyle devam eder',
  },
  frame_surplus: {
    what: '{path} son kareden sonra geliyor; son karenin numarası {frames}. Böyle {count} dosya var',
    todo: 'Silin ya da settings.frames değerini yükseltin',
  },
  frame_copied: {
    what: '{path} ile {other} içeriği aynı; bina orada dönmüyor',
    todo: 'Kareyi yeniden hazırlayın',
  },
  rotator_length: {
    what: '{path} içinde {count} giriş var; kare başına bir tane, {expected} gerekli',
    todo: 'Kare başına bir giriş yazın (settings.frames + 1)',
  },
  rotator_sequences: {
    what: '{count} dizi var ama settings.isMultiCanvas kapalı',
    todo: 'Bir diziyi bırakın ya da isMultiCanvas ayarını açın',
  },
  rotator_size: {
    what: '{path} {width}×{height}; rotator.json {expected} diyor',
    todo: 'Kareyi o boyutta üretin ya da rotator.json dosyasını düzeltin',
  },
};
