import type { MistakeText } from '../mistake-text.ts';
import type { packageTexts as english } from '../en/package-texts.ts';

export const packageTexts: Record<keyof typeof english, MistakeText> = {
  archive_unreadable: { what: 'Arşiv okunamıyor: {reason}', todo: 'Klasörü yeniden düz ZIP olarak paketleyin' },
  archive_outside: {
    what: '{path} arşivin dışına çıkıyor',
    todo: 'Klasörü yeniden paketleyin; adlar onun içinde kalmalı',
  },
  archive_link: { what: '{path} bir dosya değil, bağlantı ya da aygıt', todo: 'Dosyanın kendisini arşive koyun' },
  archive_encrypted: { what: '{path} şifrelenmiş', todo: 'Klasörü parolasız paketleyin' },
  archive_too_many: {
    what: 'Arşivde {count} dosya var; en çok {max} olabilir',
    todo: 'Paketin kullanmadığı dosyaları çıkarın',
  },
  archive_too_large: {
    what: 'Arşiv açılınca {size} MB oluyor; en çok {max} MB olabilir',
    todo: 'Gereksiz dosyaları çıkarın ya da görselleri küçültün',
  },
  archive_trap: {
    what: '{path} açılınca sıkıştırılmış boyutunun elverdiğinden çok daha büyük oluyor',
    todo: 'Klasörü sıradan bir programla yeniden paketleyin',
  },
  package_too_long: {
    what: 'Paketi okumak çok uzun sürdü',
    todo: 'Ötekilerden çok daha büyük bir çizim ya da görsel arayın ve sadeleştirin',
  },
  package_too_large: {
    what: 'Paketi okumak çok fazla bellek gerektirdi',
    todo: 'Ötekilerden çok daha büyük bir dosya arayın ve küçültün',
  },
  package_reader_crashed: {
    what: 'Paket okunamadı: okuyucu durdu',
    todo: 'Yeniden deneyin; yine olursa çizimleri ve görselleri yeniden dışa aktarın',
  },
  project_other: {
    what: 'Paket {value} numaralı projenin; bu proje {expected}',
    todo: 'settings.projectId değerini {expected} yapın, paketi ayrı bir kuruluma yükleyin ya da yüklü projenin yerine bilerek koyun: npm run import -- --replace-project KLASÖR',
  },
  building_formerly_unknown: {
    what: 'Yüklü paketteki hiçbir binanın kodu, {code} için formerly sütununda yazan “{value}” değil',
    todo: 'formerly hücresini düzeltin; bina yeniyse boş bırakın',
  },
  formerly_unknown: {
    what: 'Yüklü paketteki hiçbir konutun kodu, {code} için formerly sütununda yazan “{value}” değil',
    todo: 'formerly hücresini düzeltin; konut yeniyse boş bırakın',
  },
  unit_ambiguous: {
    what: '{code} kodu ile {number} numarası yüklü pakette farklı konutlara ait ya da iki satır aynı konutu gösteriyor',
    todo: 'Konutun yüklü paketteki kodunu formerly sütununa yazın',
  },
  unit_held_withdrawn: {
    what: '{code} konutu {holder} tutuluyor ({status}), ama artık pakette yok',
    todo: 'Konutu pakete geri koyun. Kodu değiştiyse satırının formerly sütununa {code} yazın. Artık sunulmuyorsa held-units.csv dosyasına “{code},withdrawn,gerekçe” satırını ekleyin',
  },
  unit_held_available: {
    what: '{code} konutu {holder} tutuluyor ({status}), ama paket konutu satışa açıyor',
    todo: 'Durumunu olduğu gibi bırakın. Yeniden satıştaysa held-units.csv dosyasına “{code},available,gerekçe” satırını ekleyin',
  },
  folder_missing: { what: '{path} klasörü yok', todo: 'Bir proje paketinin yolunu verin' },
  file_missing: { what: '{path} eksik', todo: 'Dosyayı ekleyin{hint}' },
  language_unsupported: {
    what: 'Ürünün "{language}" dilinde metni yok',
    todo: '{choices} dillerini sunun ya da önce ürünü çevirtin (CONTRIBUTING.md, “Working with translators”)',
  },
  file_outside: { what: '{path} paketin dışına çıkıyor', todo: 'Dosyayı pakete koyun ve oradaki yolunu yazın{hint}' },
  file_too_large: { what: '{path} {size} MB; en çok {max} MB olabilir', todo: 'Dosyayı küçültün' },
  file_twice: { what: '{path} ile {other} aynı dosyanın iki sürümü', todo: 'Birini bırakın' },
  encoding_utf16: { what: 'Dosya UTF-8 değil, UTF-16', todo: '{remedy}' },
  encoding_not_utf8: {
    what: 'Dosya UTF-8 değil; {guess} gibi görünüyor',
    todo: '{remedy}',
  },
  control_character: { what: '{column} sütununda görünmeyen bir denetim karakteri var', todo: 'Değeri yeniden yazın' },
  header_not_first: {
    what: 'Sütun adları {line}. satırda, başka bir şeyin altında',
    todo: 'Üstlerindekileri silin',
  },
  code_date: {
    what: '{column} sütununda bir tarih var: {value}; tablo programı {example} gibi bir değeri tarih sanmış',
    todo: 'Sütunu metin olarak biçimlendirin ve değeri yeniden yazın',
  },
  code_shortened: {
    what: '{column} sütununda {value} var: tablo programı bir sayıyı kısaltmış',
    todo: 'Sütunu metin olarak biçimlendirin ve değeri yeniden yazın',
  },
  package_nested: {
    what: 'Paket beklenen yerde değil, {path} klasöründe',
    todo: 'Yalnızca o klasörü paketleyin ya da komutta onu belirtin',
  },
  columns_exchanged: {
    what: '{column} ile {other} sütunları yer değiştirmiş görünüyor: her birinde ötekinin değerleri var',
    todo: 'Başlıkta iki adı değiştirin',
  },
  rows_quoted: {
    what: 'Her satır, tırnak içinde tek bir hücre',
    todo: 'Sütunlara ayırın (Excel’de: Veri, Metni Sütunlara Dönüştür) ve tabloyu yeniden dışa aktarın',
  },
  content_other: { what: '{path} dosyasının içeriği {content}', todo: '{format} olarak, parolasız kaydedin' },
  content_renamed: {
    what: '{path} aslında {content}; dosyanın adını değiştirmek onu dönüştürmez',
    todo: 'Dosyayı kendi programında açın ve oradan {format} olarak dışa aktarın',
  },
};
