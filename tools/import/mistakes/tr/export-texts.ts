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
    what: '{one} ile {other} yer değiştirmiş görünüyor: her birinde öteki dilin harfleri var, örneğin “{found}”{also}',
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
  codes_shuffled: {
    what: '{number} numaralı konutun kodu “{value}”, yani başka bir konutun numarasıyla bitiyor; böyle konutlar: {count}',
    todo: 'Sütunlardan biri ötekiler olmadan sıralanmış mı, denetleyin',
  },
};
