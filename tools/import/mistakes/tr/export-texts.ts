import type { MistakeText } from '../mistake-text.ts';
import type { exportTexts as english, exportWarningTexts as englishWarnings } from '../en/export-texts.ts';

export const exportTexts: Record<keyof typeof english, MistakeText> = {
  header_again: { what: 'Sütun adları burada yeniden yazıyor', todo: 'Satırı silin' },
  row_copied: {
    what: 'Satır, {other}. satırın aynısı',
    todo: 'İkisinden birini silin veya farklı olması gerekeni düzeltin',
  },
  row_fragment: {
    what: 'Satırda, ötekilerin doldurduğu hücrelerin neredeyse hepsi boş; yazılı olan: {cells}',
    todo: 'Toplam, başlık ya da notsa silin; değilse doldurun',
  },
  document_cut_off: { what: '{path} yarım kalmış: PDF’nin sonu eksik', todo: 'Yeniden kopyalayın ya da dışa aktarın' },
  rotator_fractions: {
    what: '{path} piksel yerine karenin kesirlerini içeriyor',
    todo: '{size} boyutundaki karenin pikselleriyle yazın',
  },
  svg_style_geometry: {
    what: '{value} biçimi şekillerin yerini ya da boyutunu değiştiriyor; içe aktarma bunu uygulamaz',
    todo: 'Çizimi biçimler yerine özniteliklerle dışa aktarın',
  },
  csv_no_separator: {
    what: 'Sütunları ayıran bir işaret yok',
    todo: 'Tabloyu virgül ya da noktalı virgülle ayrılmış olarak dışa aktarın',
  },
  columns_other_names: {
    what: 'İlk satır sütunları beklendiği gibi adlandırmıyor: {names}',
    todo: 'Orada şu adları yazın: {choices}',
  },
  front_row_single: {
    what: '{class} sınıfının tek cephesi var, {path}, ama fronts.csv onun için {front} cephesini adlandırıyor',
    todo: 'Satırı silin: bu tablo, dosyaları {folder} içinde olan çok cepheli sınıflar içindir',
  },
  front_other_name: {
    what: '{path}, buildings.csv içindeki hiçbir sınıfa ait değil; {class} sınıfının cephesi ise eksik',
    todo: 'O cepheyse adını {meant} yapın',
  },
  fronts_exchanged: {
    what: '{path} ile {found} cepheleri yer değiştirmiş görünüyor: her biri öteki sınıfın katlarını çiziyor ({class} ve {other})',
    todo: 'İki çizimin adlarını, resimler de yer değiştirdiyse onlarınkini de değiştirin',
  },
  svg_circular: {
    what: '{element} {id} kendi kendini gösteriyor, doğrudan ya da başvurduğu öteki parçalar yoluyla',
    todo: 'Ona geri götüren başvuruyu çıkarın ya da göstermesi gerekeni çizin',
  },
  floors_other_names: {
    what: 'Bir kat belirtmeyen sınırlar: {names}. {building} binasının sınırı olmayan katları: {levels}',
    todo: 'Her sınırı katıyla adlandırın: floor-{level} gibi',
  },
  floors_shifted: {
    what: '{class} sınıfının cepheleri {drawn} katlarını sınırlıyor, konutları ise {levels} katlarında',
    todo: 'Katları aynı biçimde sayın, zemin kat 0’dır: sınırların adlarını ya da level sütununu düzeltin',
  },
  outlines_flattened: {
    what: '{id} şekli {count} ayrı sınırı birleştiriyor; bunların ise sınırı yok: {names}',
    todo: 'Şekli parçalarına ayırın ve her parçayı adlandırın (Illustrator: Object, Compound Path, Release; Inkscape: Path, Break Apart; Figma: Flatten işlemini geri alın)',
  },
  polygons_outside: {
    what: 'Bu sınırlar {viewBox} viewBox alanının dışına çıkıyor: {names}',
    todo: 'Çalışma yüzeyini çizimin tamamı kadar büyütün, köşeleri resminkilerle çakışsın, ve yeniden dışa aktarın',
  },
  cells_apostrophe: {
    what: '{columns} hücreleri kesme işaretiyle başlıyor ({count}), örneğin {value}',
    todo: 'Kesme işaretlerini silin; onun yerine sütunları metin olarak biçimlendirin',
  },
  map_other_system: {
    what: '{path} içinde boylam ve enlem olmayan koordinatlar var: {x}, {y}',
    todo: 'Derece cinsinden dışa aktarın (WGS 84, EPSG:4326)',
  },
  folder_misnamed: {
    what: '{path} klasörünün adı {name} değil',
    todo: 'Adını {name} yapın: küçük harfler ve boşluklar önemlidir',
  },
  folder_absent: {
    what: '{path} klasörü eksik',
    todo: 'Klasörü dosyalarıyla birlikte development.json yanına koyun',
  },
  folder_nested: {
    what: '{name} klasörünün dosyaları, içindeki ikinci bir klasörde: {path}',
    todo: 'Dosyaları bir üste, {name} klasörüne taşıyın',
  },
  folder_packed: {
    what: '{name} klasörü eksik; yalnızca {path} arşivi var',
    todo: 'Arşivi {name} klasörüne açın',
  },
  file_pointer: {
    what: '{path} yalnızca dosyanın yerini tutuyor; dosyanın kendisi burada değil ({kind})',
    todo: 'Dosyanın kendisini koyun (Git: git lfs pull; bulut: bu aygıtta tut; kısayol: gösterdiği dosyayı kopyalayın)',
  },
  merge_conflict: {
    what: 'Git burada iki sürüm bırakmış: satır {mark} ile başlıyor',
    todo: 'Doğru sürümü bırakın; ötekini ve <<<<<<<, ======= ve >>>>>>> satırlarını silin',
  },
  plans_other_names: {
    what: 'buildings.csv içindeki hiçbir sınıfa ait olmayan planlar: {names}. Eksik planlar: {missing}',
    todo: 'Sınıfa ve kata göre küçük harflerle adlandırın',
  },
  numbers_respelt: {
    what: 'Tablo konut numaralarını planlardan farklı yazıyor ({count}): {building} binasının “{number}” numarası {plan} içinde “{name}”',
    todo: 'Aynı biçimde yazın; baştaki sıfırlar için sütunu metin olarak biçimlendirin',
  },
};

export const exportWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  text_placeholder: {
    what: '{key} metninde hâlâ asıl sözlerin yerini tutan “{found}” var{also}',
    todo: 'Metni yazın ya da boş bırakın',
  },
  text_other_script: {
    what: '{key} metninde kendi dilinin hiçbir harfi yok: {found}',
    todo: 'İki dilin yer değiştirip değiştirmediğini denetleyin',
  },
  code_letter_for_digit: {
    what: '“{value}” kodunda, ötekilerde rakam olan yerde bir harf var',
    todo: 'Denetleyin: {meant}',
  },
  codes_alike: {
    what: '“{value}” ile “{other}” kodları ({line}. satır) yalnızca noktalamada ayrılıyor',
    todo: 'İkisini aynı biçimde yazın ya da satırlardan birini silin',
  },
  areas_large: {
    what: 'Dairelerin brüt alanları genellikle {usual} m² dolayında',
    todo: 'm² olarak yazıldıklarını denetleyin: bir m² 10.764 fit karedir',
  },
  outline_thin: {
    what: '{id} sınırı tıklanamayacak kadar ince ya da küçük: büyük ekranda {width}’e {height} piksel',
    todo: 'Gösterdiği yerin tamamının çevresine çizin',
  },
  north_still: {
    what: '{path} kareden kareye neredeyse hiç dönmüyor',
    todo: 'Her kare için, dik yukarıdan saat yönünde derece yazın',
  },
  markers_hidden: {
    what: 'Hiçbir kare, hiçbir binanın işaretini göstermiyor',
    todo: 'Dayanak noktalarını görünür yapın: üçüncü sayı 1',
  },
  currency_sign_unprinted: {
    what: 'Belgelerde {sign} simgesi yok; settings.currency de yerine hangi kodun basılacağını söylemiyor',
    todo: 'settings.currency değerini yazın, örneğin GEL',
  },
  currency_sign_new: {
    what: 'Birçok cihazda {sign} simgesi henüz yok; yerine kutu görünür',
    todo: 'settings.currencyUnit olarak kodu yazın: {code}',
  },
  frame_refused: {
    what: '{column} sütununda {value} yazıyor; sitesi bu sayfanın çerçevede gösterilmesine izin vermiyor',
    todo: 'Gömme adresini yazın: {embed}',
  },
  picture_small: {
    what: '{path} {width}×{height} boyutunda; büyük ekranlarda bulanık görünür',
    todo: 'Görseli {good} boyutunda dışa aktarın; sonradan büyütmek işe yaramaz',
  },
  pictures_small: {
    what: '{count} görsel {width}×{height} boyutunda; büyük ekranlarda bulanık görünür: {path} … {last}',
    todo: 'Görselleri {good} boyutunda dışa aktarın; sonradan büyütmek işe yaramaz',
  },
  picture_blank: {
    what: '{path} hiçbir şey göstermiyor: her piksel {colour}',
    todo: 'Katmanları açıp yeniden dışa aktarın',
  },
  texts_exchanged: {
    what: '{one} ile {other} yer değiştirmiş görünüyor: her biri öteki dilde, örneğin “{found}”{also}',
    todo: 'İki metni ya da hepsi öyleyse iki adı değiştirin',
  },
  polygon_covers: {
    what: '{id} konutunun çokgeni şunların üzerini kaplıyor: {names}',
    todo: 'Yalnızca kendi konutunun çevresine çizin',
  },
  outline_open: {
    what: '{id} sınırı kapalı değil; sonundan başına giden düz çizgi, çevrelediği yerin içinden geçiyor',
    todo: 'Tamamının çevresine çizin ve kapatın',
  },
  prices_series: {
    what: 'Fiyatlar {count} satırda {value} değerinden {to} değerine, tablo programlarının seri doldurması gibi artıyor',
    todo: 'Her konutun kendi fiyatını yazın',
  },
  prices_sorted: {
    what: 'Fiyatlar ilk satırdaki {from} değerinden son satırdaki {to} değerine gidiyor, ama konutların alanlarına uymuyor',
    todo: 'price sütunu ötekiler olmadan sıralanmış mı, denetleyin',
  },
  codes_shuffled: {
    what: '{number} numaralı konutun kodu “{value}”, yani başka bir konutun numarasıyla bitiyor; böyle konutlar: {count}',
    todo: 'Sütunlardan biri ötekiler olmadan sıralanmış mı, denetleyin',
  },
  text_line_break: {
    what: '{key} metninde satır sonu var, burada nokta olarak gösteriliyor: “{found}”',
    todo: 'Tek satırda yazın',
  },
  picture_copied: {
    what: '{path} ile {other} aynı içeriğe sahip',
    todo: 'Amaçlanan resmi dışa aktarın; ikisi de aynı resimse yalnızca birini kullanın',
  },
  plan_copied: {
    what: '{path} ile {other} aynı çizim',
    todo: 'O katın çizimini dışa aktarın',
  },
  legal_exchanged: {
    what: '{path} dosyasının başlığı “{title}”, bu ise başka bir sayfanın başlığı: {page}',
    todo: 'Karıştırıldılarsa iki dosyayı değiştirin ya da başlığı düzeltin',
  },
};
