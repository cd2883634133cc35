import type { MistakeCode, MistakeText, WarningCode } from './texts.ts';

/**
 * The same in Turkish, for whoever uploads a package in that language. Names of columns, files and settings stay as
 * they are.
 */
export const turkishTexts: Record<MistakeCode | WarningCode, MistakeText> = {
  archive_unreadable: { what: 'Arşiv okunamıyor: {reason}', todo: 'Klasörü yeniden düz ZIP olarak paketleyin' },
  archive_outside: {
    what: '{path} arşivin dışına çıkıyor',
    todo: 'Klasörü yeniden paketleyin; adlar onun içinde kalmalı',
  },
  archive_link: { what: '{path} bir dosya değil, bağlantı ya da aygıt', todo: 'Dosyanın kendisini arşive koyun' },
  archive_encrypted: { what: '{path} şifrelenmiş', todo: 'Klasörü parolasız paketleyin' },
  archive_too_many: {
    what: 'Arşivde {count} dosya var; en çok {most} olabilir',
    todo: 'Paketin adını anmadığı dosyaları çıkarın',
  },
  archive_too_large: {
    what: 'Arşiv açılınca {size} MB oluyor; en çok {most} MB olabilir',
    todo: 'Gereksiz dosyaları çıkarın ya da resimleri küçültün',
  },
  archive_trap: {
    what: '{path} içindekinden çok daha fazlasına açılıyor',
    todo: 'Klasörü sıradan bir programla yeniden paketleyin',
  },
  package_too_long: {
    what: 'Paketi okumak çok uzun sürdü',
    todo: 'Ötekilerden çok daha büyük bir çizim ya da resim arayın ve sadeleştirin',
  },
  package_too_large: {
    what: 'Paketi okumak çok fazla bellek gerektirdi',
    todo: 'Ötekilerden çok daha büyük bir dosya arayın ve küçültün',
  },
  package_reader_crashed: {
    what: 'Paket okunamadı: okuyucu durdu',
    todo: 'Yeniden deneyin; yine olursa çizimleri ve resimleri yeniden dışa aktarın',
  },
  project_other: {
    what: 'Paket {value} numaralı projenin; bu proje {expected}',
    todo: 'settings.projectId değerini {expected} yapın ya da paketi kendi kurulumuna yükleyin',
  },
  folder_missing: { what: '{path} klasörü yok', todo: 'Bir proje paketinin yolunu verin' },
  file_missing: { what: '{path} eksik', todo: 'Dosyayı ekleyin' },
  file_outside: { what: '{path} paketin dışına çıkıyor', todo: 'Dosyayı pakete koyun ve oradaki yoluyla anın' },
  file_too_large: { what: '{path} {size} MB; en çok {most} MB olabilir', todo: 'Dosyayı küçültün' },
  file_twice: { what: '{path} ile {other} aynı şeyin yerini tutuyor', todo: 'Birini bırakın' },
  encoding_utf16: { what: 'Dosya UTF-8 değil, UTF-16', todo: '"CSV UTF-8" olarak kaydedin' },
  encoding_not_utf8: {
    what: 'Dosya UTF-8 değil; {guess} gibi görünüyor',
    todo: '"CSV UTF-8" olarak (düzenleyicide "UTF-8") kaydedin',
  },
  control_character: { what: '{column} sütununda görünmeyen bir denetim karakteri var', todo: 'Değeri yeniden yazın' },
  csv_semicolons: {
    what: 'Sütunlar virgülle değil, {separator} ile ayrılmış',
    todo: 'Tabloyu virgülle ayrılmış olarak dışa aktarın',
  },
  csv_unreadable: {
    what: 'Tablo okunamıyor: {reason}',
    todo: 'O satırdaki tırnaklara bakın ve tabloyu yeniden dışa aktarın',
  },
  xlsx_unreadable: {
    what: 'Çalışma kitabı okunamıyor: {reason}',
    todo: 'Tablo ilk sayfada olacak şekilde yeniden .xlsx olarak kaydedin',
  },
  table_too_long: {
    what: 'Tabloda {most} satırdan fazlası var',
    todo: 'Hiçbir daire, bina ya da yerin gerektirmediği satırları çıkarın',
  },
  table_too_wide: {
    what: 'Satırda {most}. sütundan sonra bir hücre var',
    todo: 'Tablonun sağında uzakta kalan hücreleri silin',
  },
  table_too_large: {
    what: 'Tablo, bir paket tablosunun gerektirdiğinden çok daha fazlasını içeriyor',
    todo: 'Satır ve sütunlarını yeni bir dosyaya kopyalayın',
  },
  cell_too_long: { what: 'Bir hücrede {most} karakterden fazlası var', todo: 'Kısaltın' },
  table_empty: { what: 'Tablonun başlık satırı yok', todo: 'Sütun adlarıyla başlayın: {columns}' },
  column_missing: { what: '{column} sütunu eksik', todo: 'Sütunu ekleyin; bilinmeyen hücreleri boş bırakın' },
  column_unknown: { what: '{column} sütunu bilinmiyor', todo: 'Sütunu çıkarın ya da adını düzeltin{hint}' },
  column_twice: { what: '{column} sütunu başlıkta iki kez var', todo: 'Birini bırakın' },
  row_short: { what: 'Satırda {count} hücre, başlıkta {expected} var', todo: 'Eksik virgülleri ekleyin' },
  row_long: {
    what: 'Satırda {count} hücre, başlıkta {expected} var',
    todo: 'Fazla virgülleri silin ya da virgül içeren değeri tırnağa alın',
  },
  value_missing: { what: '{column} sütunu boş', todo: 'Doldurun' },
  value_too_long: { what: '{column} sütununda {count} karakter var; en çok {most} olabilir', todo: 'Kısaltın' },
  price_format: {
    what: '{column} sütunundaki "{value}" tam sayı olarak alt birim değil',
    todo: 'Yalnızca rakam yazın: € 284.500 için 28450000',
  },
  price_negative: { what: '{column} sütunu eksi: {value}', todo: '0 ya da daha büyük bir fiyat yazın' },
  price_too_large: {
    what: '{column} sütunundaki {value} bir fiyat için çok büyük',
    todo: 'Alt birimle (sent) yazın, en çok 2000000000',
  },
  number_format: {
    what: '{column} sütunundaki "{value}" bir sayı değil',
    todo: 'Ondalıklar için nokta kullanın: 84.5',
  },
  number_negative: { what: '{column} sütunu eksi: {value}', todo: '0 ya da daha büyük yazın' },
  number_out_of_range: {
    what: '{column} sütunundaki {value}, {least} ile {most} arasında olmalı',
    todo: 'Değeri düzeltin',
  },
  integer_format: { what: '{column} sütunundaki "{value}" tam sayı değil', todo: 'Tam sayı yazın' },
  flag_format: { what: '{column} sütununda "{value}" var', todo: 'Evet için 1, hayır için 0 yazın' },
  link_format: {
    what: '{column} sütunundaki "{value}" bir web adresi değil',
    todo: 'https:// ya da http:// ile, bu sitenin bir sayfası için tek / ile başlayın',
  },
  choice_unknown: { what: '{column} sütununda "{value}" var', todo: 'Şunlardan birini yazın: {choices}' },
  code_format: {
    what: '{column} sütununda "{value}" var',
    todo: 'Yalnızca harf, rakam, boşluk, nokta, kısa çizgi ve alt çizgi kullanın',
  },
  status_unknown: { what: '"{value}" durumu bilinmiyor', todo: 'Şunlardan birini yazın: {choices}' },
  building_unknown: {
    what: '"{value}" diye bir bina yok',
    todo: 'buildings.csv dosyasına ekleyin ya da kodu düzeltin{hint}',
  },
  room_type_unknown: {
    what: '"{value}" diye bir oda tipi yok',
    todo: 'room-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  apartment_type_unknown: {
    what: '"{value}" diye bir daire tipi yok',
    todo: 'apartment-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  building_type_unknown: {
    what: '"{value}" diye bir bina tipi yok',
    todo: 'building-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  tag_unknown: { what: '"{value}" diye bir etiket yok', todo: 'tags.csv dosyasına ekleyin ya da adı düzeltin{hint}' },
  duplicate_key: {
    what: '{column} "{value}" zaten {other}. satırda var',
    todo: 'Her satıra kendi değerini verin ya da satırlardan birini silin',
  },
  duplicate_number: {
    what: '{building} binasının {value} numaralı dairesi zaten {other}. satırda var',
    todo: 'Bir binadaki her daireye kendi numarasını verin',
  },
  area_disorder: { what: 'Net alan {net}, brüt alan {gross} değerinden büyük', todo: 'Birini düzeltin' },
  gallery_empty: {
    what: '"{slug}" galerisi hiçbir şey göstermiyor',
    todo: 'Resimlerini images, adresini link sütununa yazın',
  },
  json_unreadable: {
    what: 'Dosya JSON değil: {reason}',
    todo: 'Belirtilen yeri düzeltin; nedeni çoğunlukla eksik ya da fazla bir virgüldür',
  },
  json_duplicate: { what: '{path} iki kez verilmiş', todo: 'Birini bırakın' },
  setting_invalid: { what: '{path}: {reason}', todo: 'Değeri düzeltin; docs/authoring.md bütün ayarları sıralar' },
  setting_unknown: { what: '{path} bilinmiyor', todo: 'Çıkarın ya da adını düzeltin{hint}' },
  setting_needs_film: {
    what: '{path} açık ama settings.introVideo bir film belirtmiyor',
    todo: 'Bir film belirtin ya da ayarı kapatın',
  },
  setting_needs_address: { what: '{path} eksik', todo: 'Adresi ekleyin ya da onu gösteren ayarı kapatın' },
  setting_needs_key: { what: '{path} eksik', todo: 'Tarayıcılar için anahtarı ekleyin ya da başka bir harita seçin' },
  setting_not_web: {
    what: '{path} için "{value}" bir web adresi değil',
    todo: 'https:// ya da http:// ile, bu sitenin bir sayfası için tek / ile başlayın',
  },
  setting_not_address: {
    what: '{path} için "{value}" bir web adresi değil',
    todo: 'https:// ya da http:// ile başlayın',
  },
  setting_not_framed: {
    what: '{path} değeri "{value}" çerçevede gösterilemez',
    todo: 'Herkese açık bir sitenin sayfasını yazın: https, bir ad, bağlantı noktası yok',
  },
  setting_frame_host: {
    what: '{path} değeri "{value}"; sunucusu settings.frameHosts listesinde yok',
    todo: 'Sunucusunu settings.frameHosts listesine ekleyin ya da bağlantıyı düzeltin',
  },
  setting_not_email: { what: '{path} için "{value}" bir e-posta adresi değil', todo: 'Adresi düzeltin' },
  setting_zoom_order: {
    what: '{path} {value}; haritanın başlangıç yakınlığından büyük',
    todo: 'En çok settings.map.zoom kadar yapın',
  },
  text_missing: { what: '{key} metni {has} dilinde var, {lacks} dilinde yok', todo: 'texts.{lacks} altına ekleyin' },
  picture_missing: { what: '{path} resmi yok', todo: 'Resmi ekleyin ya da yolu düzeltin{hint}' },
  picture_not_a_picture: {
    what: '{path} bir resim değil: içeriği {content}',
    todo: 'WebP, PNG, JPEG ya da AVIF olarak dışa aktarın',
  },
  picture_broken: { what: '{path} çözülemiyor: {reason}', todo: 'Resmi yeniden dışa aktarın' },
  picture_too_many_pixels: { what: '{path} {megapixels} megapiksel; en çok {most} olabilir', todo: 'Resmi küçültün' },
  picture_animated: {
    what: '{path} {count} resimlik bir film',
    todo: 'İçlerinden birini durağan resim olarak dışa aktarın',
  },
  picture_side_too_long: {
    what: '{path} {width}×{height}; hiçbir kenar {most} değerinden uzun olamaz',
    todo: 'Resmi küçültün',
  },
  picture_folder_empty: { what: '{path} klasöründe resim yok', todo: 'Resim ekleyin ya da yolu düzeltin{hint}' },
  document_not_pdf: { what: '{path} PDF değil: içeriği {content}', todo: 'PDF olarak dışa aktarın' },
  video_not_video: {
    what: '{path} MP4 ya da WebM videosu değil: içeriği {content}',
    todo: 'MP4 ya da WebM olarak dışa aktarın',
  },
  svg_unreadable: { what: 'SVG okunamıyor: {reason}', todo: 'Çizimi yeniden dışa aktarın' },
  svg_script: { what: 'SVG bir betik içeriyor ({detail})', todo: 'Çıkarın: çizimler betiksiz gösterilir' },
  svg_external: {
    what: 'SVG dışarıdaki bir şeye başvuruyor ({detail})',
    todo: 'Başvuruyu çıkarın ya da andığını içine gömün',
  },
  svg_entity: { what: 'SVG açılmayan varlıklar tanımlıyor ({detail})', todo: 'Çizimi varlıksız dışa aktarın' },
  svg_too_complex: { what: 'SVG çok büyük: {detail}', todo: 'Çizimi sadeleştirin' },
  svg_no_view_box: {
    what: 'SVG içinde ne viewBox ne de genişlik ve yükseklik var',
    todo: 'viewBox="{expected}" yazın',
  },
  svg_transform: { what: '"{value}" dönüşümü okunamıyor', todo: 'Çizimi yeniden dışa aktarın' },
  shape_unreadable: { what: '{id} şekli okunamıyor: {reason}', todo: 'Yeniden çizin' },
  shape_without_id: {
    what: 'Sınırlar arasındaki bir {element} ya da grubu id taşımıyor',
    todo: 'Katmana sınırladığı şeyin adını verin',
  },
  shape_id_twice: {
    what: '{id} id değeri iki kez verilmiş',
    todo: 'Her şekle kendi id değerini verin; bir daireye ait şekilleri gruplayın',
  },
  units_group_missing: {
    what: '"units" adlı bir grup yok',
    todo: 'Dairelerin sınırlarını units adlı tek bir gruba (katmana) koyun',
  },
  front_missing: {
    what: '{class} bina sınıfının kat sınırları yok: {path} eksik',
    todo: 'Katları cephe üzerine çizin',
  },
  plan_missing: {
    what: '{class} sınıfının {level}. katında daire var ama plan yok: {path} eksik',
    todo: 'Planı dairelerin çokgenleriyle çizin',
  },
  plan_unknown: {
    what: '{path}, buildings.csv içindeki hiçbir sınıfa ait değil',
    todo: 'Sınıf ve kata göre küçük harfle adlandırın (af3.svg) ya da çıkarın',
  },
  front_unknown: {
    what: '{path}, buildings.csv içindeki hiçbir sınıfa ait değil',
    todo: 'Bir sınıfa göre küçük harfle adlandırın ya da çıkarın',
  },
  unit_without_polygon: {
    what: '{building} binasının {number} numaralı dairesinin {plan} içinde çokgeni yok',
    todo: 'units grubunda {number} id değeriyle çizin{hint}',
  },
  polygon_without_unit: {
    what: '{id} çokgeni bu kattaki hiçbir daireye ait değil',
    todo: 'Daireyi tabloya ekleyin, id değerini düzeltin ya da şekli çıkarın{hint}',
  },
  polygon_not_duplex: {
    what: '{id} çokgeni dubleks planda, ama {id} dairesi dubleks değil',
    todo: 'is_dublex değerini 1 yapın ya da çokgeni çıkarın',
  },
  floor_without_outline: {
    what: '{building} binasının {level}. katında daire var ama {front} içinde sınırı yok',
    todo: 'floor-{level} id değeriyle çizin',
  },
  outline_unknown_floor: { what: '{id} sınırı bir kat belirtmiyor', todo: 'floor-0, floor-1 … diye adlandırın' },
  outline_floor_twice: {
    what: '{level}. kat iki kez sınırlanmış',
    todo: 'Birini bırakın ya da ikisini tek şekilde birleştirin',
  },
  polygon_outside: {
    what: '{id} çokgeni {x}, {y} noktasında görünüm kutusundan çıkıyor',
    todo: '{viewBox} içinde çizin',
  },
  polygon_empty: { what: '{id} çokgeninin alanı yok', todo: 'Kapalı bir şekil çizin' },
  polygon_crossing: {
    what: '{id} çokgeni {x}, {y} yakınında kendini kesiyor',
    todo: 'Köşelerini şeklin çevresinde sırayla çizin',
  },
  polygon_repeated: {
    what: '{id} çokgeni aynı dairenin başka bir çokgeninin üzerinde',
    todo: 'İkisinden birini çıkarın',
  },
  map_invalid: { what: 'Harita, {path}: {reason}', todo: 'Öğeyi düzeltin; docs/authoring.md öğe türlerini sıralar' },
  map_unreadable: { what: '{path} okunamıyor: {reason}', todo: 'npm run map ile yeniden üretin' },
  map_no_table: {
    what: '{path} içinde düz bir {table} tablosu yok',
    todo: 'npm run map ile yeniden üretin; bu adda bir görünüm (view) varsa tablo olarak yazılmalı, nasıl yapılacağı docs/authoring.md içinde',
  },
  map_no_index: {
    what: '{path} içindeki karoların zoom_level, tile_column ve tile_row üzerinde dizini yok',
    todo: 'npm run map ile yeniden üretin ya da dizini ekleyin: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_street_far: {
    what: '{path} sokağı projeden {away} km uzakta; en çok {most} km olabilir',
    todo: 'Çıkarın ya da köşelerini veya settings.map.centre değerini düzeltin: boylam enlemden önce gelir',
  },
  map_streets_many: {
    what: 'Çizilen sokaklar birleştirilemeyecek kadar çok, uzun ya da sık',
    todo: 'Küçük sokakları çıkarın ya da gerçek sokakları npm run map ile kurun',
  },
  rotator_missing: {
    what: 'settings.frames kare istiyor ama {path} eksik',
    todo: 'Dosyayı ekleyin ya da frames değerini 0 yapın',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'Değeri düzeltin; docs/authoring.md rotator.json dosyasını anlatır',
  },
  rotator_length: {
    what: '{path} içinde {count} giriş var; kare başına bir tane, {expected} gerekli',
    todo: 'Kare başına bir giriş yazın (settings.frames + 1)',
  },
  rotator_sequences: {
    what: '{count} dizi var ama settings.isMultiCanvas kapalı',
    todo: 'Bir diziyi bırakın ya da isMultiCanvas ayarını açın',
  },
  panorama_unknown: {
    what: '"{value}" adında bir panorama yok',
    todo: 'panoramas.csv dosyasına ekleyin ya da kısa adı düzeltin{hint}',
  },
  hotspot_two_ways: {
    what: 'Nokta hem bir panoramaya hem bir adrese götürüyor',
    todo: 'to ve link sütunlarından yalnızca birini bırakın',
  },
  frame_address: {
    what: '{column} sütunu "{value}": {reason}; çerçevede gösterilemez',
    todo: 'Herkese açık bir sitenin sayfasını yazın: https://tour.example.com/…',
  },
  frame_host: {
    what: '{column} sütunu "{value}": {reason}',
    todo: 'Sunucusunu development.json içindeki settings.frameHosts listesine ekleyin ya da bağlantıyı düzeltin',
  },
  panorama_shape: {
    what: '{path} {width}×{height}; panorama eşdikdörtgen olmalı, eni boyunun iki katı',
    todo: '360 derecenin 180 derece yüksekliğindeki tamamını, tercihen 6000×3000 olarak dışa aktarın',
  },
  rotator_size: {
    what: '{path} {width}×{height}; rotator.json {expected} diyor',
    todo: 'Kareyi o boyutta üretin ya da rotator.json dosyasını düzeltin',
  },
  polygons_overlap: {
    what: '{id} ile {other} çokgenleri yaklaşık {area} piksel kare örtüşüyor',
    todo: 'Kenarlarını denetleyin',
  },
  hole_ignored: { what: '{id} şeklinde bir delik var; şeklin tamamı alındı', todo: 'Tek bir sınır olarak çizin' },
  view_box_shape: {
    what: '{viewBox} görünüm kutusu {expected} biçiminde değil; ortaya yerleştirildi',
    todo: '{expected} içinde çizin',
  },
  drawing_part_dropped: { what: 'Çizimde gösterilmeyen {element} var', todo: 'Yollara dönüştürün ya da çıkarın' },
  plan_shows_nothing: {
    what: 'Planın ne çizimi ne de {path} resmi var',
    todo: 'Duvarları units grubunun dışında çizin ya da resmi ekleyin',
  },
  outline_without_units: {
    what: '{level}. kat sınırlanmış ama {class} sınıfında dairesi yok',
    todo: 'Sınırı çıkarın ya da daireleri ekleyin',
  },
  price_outside_filter: {
    what: '{value} fiyatı fiyat filtresinin dışında ({least} ile {most} arası)',
    todo: 'Alt birimle yazıldığını denetleyin ya da settings.priceFilter aralığını genişletin',
  },
  picture_misnamed: { what: '{path} içeriğine göre {content}', todo: 'Yeniden adlandırın' },
  unit_kept: {
    what: '{building} binasının {number} numaralı dairesi artık pakette yok ama satış verisi var; korundu',
    todo: 'Önce satış verisini sonuçlandırın, sonra yeniden yükleyin',
  },
  building_kept: {
    what: '{building} binası artık pakette yok ama satış verisi olan daireleri var; korundu',
    todo: 'Önce dairelerinin satış verisini sonuçlandırın, sonra yeniden yükleyin',
  },
};
