import type { MistakeText } from '../mistake-text.ts';
import type { tableTexts as english } from '../en/table-texts.ts';

export const tableTexts: Record<keyof typeof english, MistakeText> = {
  csv_bars: {
    what: 'Sütunlar dikey çizgiyle ayrılmış',
    todo: 'Tabloyu virgül ya da noktalı virgülle ayrılmış olarak dışa aktarın',
  },
  csv_separator: {
    what: 'Sütunlar “{found}” ile ayrılmış',
    todo: 'Tabloyu virgül ya da noktalı virgülle ayrılmış olarak dışa aktarın',
  },
  csv_unreadable: {
    what: 'Tablo okunamıyor: {reason}',
    todo: 'O satırdaki tırnaklara bakın ve tabloyu yeniden dışa aktarın',
  },
  csv_quotation: {
    what: '{value} değerinin içinde tırnak var',
    todo: '{example} yazın: değer tırnak içinde, içindeki tırnaklar çift',
  },
  csv_cut: {
    what: 'Tablo bu satırın ortasında bitiyor; gerisi eksik',
    todo: 'Tabloyu yeniden dışa aktarın ve dosyanın tamamını kopyalayın',
  },
  xlsx_unreadable: {
    what: 'Çalışma kitabı okunamıyor: {reason}',
    todo: 'Tablo ilk sayfada olacak şekilde yeniden .xlsx olarak kaydedin',
  },
  table_too_long: {
    what: 'Tabloda {max} satırdan fazlası var',
    todo: 'Hiçbir konut, bina ya da yerin gerektirmediği satırları çıkarın',
  },
  table_too_wide: {
    what: 'Satırda {max}. sütundan sonra bir hücre var',
    todo: 'Tablonun sağında uzakta kalan hücreleri silin',
  },
  table_too_large: {
    what: 'Tablo, bir paket tablosunun gerektirdiğinden çok daha fazlasını içeriyor',
    todo: 'Satır ve sütunlarını yeni bir dosyaya kopyalayın',
  },
  cell_too_long: { what: 'Bir hücrede {max} karakterden fazlası var', todo: 'Kısaltın' },
  table_empty: { what: 'Tablonun başlık satırı yok', todo: 'Sütun adlarıyla başlayın: {columns}' },
  column_missing: { what: '{column} sütunu eksik', todo: 'Sütunu ekleyin; bilinmeyen hücreleri boş bırakın' },
  column_unknown: { what: '{column} sütunu bilinmiyor', todo: 'Sütunu çıkarın ya da adını düzeltin{hint}' },
  column_twice: { what: '{column} sütunu başlıkta iki kez var', todo: 'Birini bırakın' },
  row_separator: {
    what: 'Satırın hücreleri “{found}” ile, başlığınkiler “{expected}” ile ayrılmış',
    todo: 'Bütün satırların hücrelerini aynı işaretle ayırın',
  },
  row_short: { what: 'Satırda {count} hücre, başlıkta {expected} var', todo: 'Eksik virgülleri ekleyin{hint}' },
  row_long: {
    what: 'Satırda {count} hücre, başlıkta {expected} var',
    todo: 'Fazla virgülleri silin ya da virgül içeren değeri tırnağa alın',
  },
  value_missing: { what: '{column} sütunu boş', todo: 'Doldurun' },
  value_too_long: { what: '{column} sütununda {count} karakter var; en çok {max} olabilir', todo: 'Kısaltın' },
  digits_arabic: {
    what: '{column} sütunundaki “{value}” 0–9 dışında rakamlarla yazılmış',
    todo: '0–9 rakamlarıyla yazın: {latin}',
  },
  price_format: {
    what: '{column} sütunundaki “{value}” tam sayı olarak alt birim değil',
    todo: 'Yalnızca rakam yazın: {shown} için {minor}{hint}',
  },
  price_negative: { what: '{column} sütunu eksi: {value}', todo: '0 ya da daha büyük bir fiyat yazın' },
  price_too_large: {
    what: '{column} sütunundaki {value} bir fiyat için çok büyük',
    todo: 'Alt birimle (kuruş gibi) yazın, en çok 1000000000000000',
  },
  cell_error: {
    what: '{column} sütununda hesap tablosunun {value} hatası var',
    todo: 'Formülü düzeltin ya da değerini yazın',
  },
  cell_formula: {
    what: '{column} sütununda değeri kaydedilmemiş bir formül var: {value}',
    todo: 'Dosyayı bir hesap tablosu programında açıp yeniden kaydedin ya da değeri yazın',
  },
  lookalike: {
    what: '{column} sütunundaki “{value}” içinde {letter} harfi var; {other}. satırdaki {looksLike} harfine benziyor',
    todo: 'Ötekilerle aynı klavye düzeninde yeniden yazın',
  },
  lookalike_elsewhere: {
    what: '{column} sütunundaki “{value}” içinde {letter} harfi var; {other} içindeki {looksLike} harfine benziyor',
    todo: '“{meant}” yazın',
  },
  building_row_missing: {
    what: 'buildings.csv içinde "{value}" binasının satırı yok, oysa birimleri ve başka bilgileri var',
    todo: 'Satırını ekleyin: muhtemelen silinmiş',
  },
  building_other_code: {
    what: '"{value}" kodu başka hiçbir yerde geçmiyor: birimler, işaretler ya da metinler, satırı olmayan "{meant}" binasına ait',
    todo: 'Kod olarak "{meant}" yazın ya da ötekileri düzeltin',
  },
  class_undrawn: {
    what: '“{value}” sınıfının cephesi de planı da yok',
    todo: 'class_name değerini düzeltin{hint} ya da cephesini (fronts/{name}.webp, fronts/{name}.svg) ve planlarını ekleyin',
  },
  levels_sorted: {
    what: '{count} konutun katı planındakinden farklı; ilki {building} binasındaki {number} numaralı konutun {level} değeri, oysa konut {found} planında: level sütunu ötekiler olmadan sıralanmış',
    todo: 'Sütunu eski hâline getirin ve satırları bütün olarak sıralayın',
  },
  class_without_files: {
    what: '“{value}” sınıfının cephesi de planı da yok; {file} ve ötekiler, hiçbir binanın sınıfı olmayan “{meant}” sınıfından',
    todo: '“{meant}” yazın ya da dosyaların adını değiştirin',
  },
  area_zero: { what: '{column} sütunu 0', todo: 'Alanı m² olarak yazın' },
  number_format: {
    what: '{column} sütunundaki “{value}” bir sayı değil',
    todo: 'Ondalıklar için nokta kullanın: 84.5',
  },
  position_format: {
    what: '{value} koordinatları ondalık noktalı derece olarak yazılmamış',
    todo: 'lat olarak {lat}, lng olarak {lng} yazın',
  },
  position_other_system: {
    what: '{value} koordinatları enlem ve boylam değil',
    todo: 'Ondalık noktalı derece yazın (WGS 84): lat olarak 53.5425, lng olarak 9.9875',
  },
  number_negative: { what: '{column} sütunu eksi: {value}', todo: '0 ya da daha büyük yazın' },
  number_out_of_range: {
    what: '{column} sütunundaki {value}, {min} ile {max} arasında olmalı',
    todo: 'Değeri düzeltin',
  },
  integer_format: { what: '{column} sütunundaki “{value}” tam sayı değil', todo: 'Tam sayı yazın{hint}' },
  flag_format: { what: '{column} sütununda “{value}” var', todo: 'Evet için 1, hayır için 0 yazın' },
  link_format: {
    what: '{column} sütunundaki “{value}” bir web adresi değil',
    todo: 'https:// ya da http:// ile, bu sitenin bir sayfası için tek / ile başlayın',
  },
  choice_unknown: { what: '{column} sütununda “{value}” var', todo: 'Şunlardan birini yazın: {choices}{hint}' },
  code_format: {
    what: '{column} sütununda “{value}” var',
    todo: 'Yalnızca harf, rakam, boşluk, nokta, kısa çizgi ve alt çizgi kullanın',
  },
  status_unknown: { what: '“{value}” durumu bilinmiyor', todo: 'Şunlardan birini yazın: {choices}{hint}' },
  building_unknown: {
    what: '“{value}” diye bir bina yok',
    todo: 'buildings.csv dosyasına ekleyin ya da kodu düzeltin{hint}',
  },
  category_format: {
    what: 'category sütununda “{value}” var',
    todo: 'Küçük harf (a-z), rakam ve kısa çizgi kullanın: golf-courses; “all” bütün kategoriler demektir',
  },
  class_unknown: {
    what: '“{value}” sınıfından bina yok',
    todo: 'buildings.csv dosyasındaki bir class_name değerini yazın{hint}',
  },
  room_type_unknown: {
    what: '“{value}” diye bir oda tipi yok',
    todo: 'room-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  apartment_type_unknown: {
    what: '“{value}” diye bir konut tipi yok',
    todo: 'apartment-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  building_type_unknown: {
    what: '“{value}” diye bir bina tipi yok',
    todo: 'building-types.csv dosyasına ekleyin ya da adı düzeltin{hint}',
  },
  panorama_unknown: {
    what: '“{value}” adında bir panorama yok',
    todo: 'panoramas.csv dosyasına ekleyin ya da kısa adı düzeltin{hint}',
  },
  hotspot_two_ways: {
    what: 'Nokta hem bir panoramaya hem bir adrese götürüyor',
    todo: 'to ve link sütunlarından yalnızca birini bırakın',
  },
  frame_address: {
    what: '{column} sütunu “{value}”: {reason}; çerçevede gösterilemez',
    todo: 'Herkese açık bir sitenin sayfasını yazın: https://tour.example.com/…',
  },
  frame_host: {
    what: '{column} sütunu “{value}”: {reason}',
    todo: 'Sunucusunu development.json içindeki settings.frameHosts listesine ekleyin ya da bağlantıyı düzeltin',
  },
  tag_unknown: { what: '“{value}” diye bir etiket yok', todo: 'tags.csv dosyasına ekleyin ya da adı düzeltin{hint}' },
  plural_forms: {
    what: '{column} sütununda {count} biçim var; bu dilde sayıların yanında {expected} biçim gerekir',
    todo: 'Sözcüğün sayıların yanındaki biçimlerini | ile ayırarak yazın: {example}',
  },
  lead_source_none: {
    what: 'Tabloda satır yok',
    todo: 'Web sitesi gibi bir satır ekleyin: kendi başına kayıt olan müşterilere ilk satır yazılır',
  },
  duplicate_key: {
    what: '{column} “{value}” zaten {other}. satırda var{case}',
    todo: 'Her satıra kendi değerini verin ya da satırlardan birini silin',
  },
  duplicate_number: {
    what: '{building} binasının {value} numaralı konutu zaten {other}. satırda var',
    todo: 'Bir binadaki her konuta kendi numarasını verin',
  },
  formerly_twice: {
    what: '“{value}”, {other}. satırın da eski kodu',
    todo: 'Bir kez yazın: yalnızca biri eskiden {value} olabilir',
  },
  held_unit_listed: {
    what: '“{value}” konutu burada paketten çıkarılıyor, ama konut tablosunda da var',
    todo: 'İki tablonun birinden silin',
  },
  held_unit_missing: {
    what: '“{value}” konutu burada satışa açılıyor, ama konut tablosunda yok',
    todo: 'Konutu tabloya ekleyin ya da bu satırı silin{hint}',
  },
  area_disorder: { what: 'Net alan {net}, brüt alan {gross} değerinden büyük', todo: 'Birini düzeltin' },
  slug_reserved: {
    what: '“{slug}” kısa adı tüm galerilerin listesinin adresidir',
    todo: 'Galeriye başka bir kısa ad verin',
  },
  gallery_empty: {
    what: '“{slug}” galerisi hiçbir şey göstermiyor',
    todo: 'Görsellerini images, adresini link sütununa yazın',
  },
  place_swapped: {
    what: '{lat} enlemi ile {lng} boylamı haritanın merkezine {away} km uzakta; yer değiştirirlerse yakın olur',
    todo: 'lat ile lng değerlerini değiştirin',
  },
  columns_respelt: {
    what: 'Başlık satırında sütun adları farklı yazılmış: {found}',
    todo: '{choices} yazın: Latin harfleriyle, küçük harfle ve alt çizgiyle',
  },
  units_none: {
    what: 'Tabloda hiç konut yok, ama planlarda konut sınırları var',
    todo: 'Her konut için bir satır ekleyin ya da sınırları planlardan çıkarın',
  },
  buildings_none: {
    what: 'Tabloda hiç bina yok, ama konutlar var',
    todo: 'Her bina için bir satır ekleyin',
  },
};
