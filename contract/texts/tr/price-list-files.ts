import type { Translated } from '#domain/texts/language.ts';
import type { priceListFileTexts as englishPriceListFileTexts } from '../en/price-list-files.ts';

export const priceListFileTexts: Translated<typeof englishPriceListFileTexts> = {
  encoding: {
    what: 'Dosya UTF-8 değil',
    todo: '“CSV UTF-8” ya da .xlsx olarak kaydedin',
  },
  csv_quotation: {
    what: 'Bir tırnak işareti açılmış ama kapatılmamış',
    todo: 'Bu satırdaki tırnak işaretlerine bakın ya da listeyi .xlsx olarak kaydedin',
  },
  workbook_unreadable: {
    what: 'Çalışma kitabı okunamıyor',
    todo: 'Liste ilk sayfada ve parolasız olacak şekilde yeniden .xlsx olarak kaydedin',
  },
  not_a_table: {
    what: 'Bu dosya ne CSV ne de .xlsx',
    todo: 'Listeyi .xlsx ya da “CSV UTF-8” olarak kaydedin',
  },
  list_too_wide: {
    what: 'Satırda {max}. sütundan sonra bir hücre var',
    todo: 'Listenin sağında uzakta kalan hücreleri silin',
  },
  cell_too_long: {
    what: 'Bir hücrede {max} karakterden fazlası var',
    todo: 'Kısaltın ya da sütununu silin',
  },
  list_unfolds_too_far: {
    what: 'Liste, bir fiyat listesinin gerektirdiğinden çok daha fazlasını içeriyor',
    todo: 'Yalnızca kod ve fiyatı yeni bir çalışma kitabına kopyalayın',
  },
  list_reader_too_long: {
    what: 'Dosyayı okumak çok uzun sürdü',
    todo: 'Yalnızca kod ve fiyatı yeni bir dosyaya kopyalayın',
  },
  list_reader_too_large: {
    what: 'Dosyayı okumak çok fazla bellek gerektirdi',
    todo: 'Yalnızca kod ve fiyatı yeni bir dosyaya kopyalayın',
  },
  list_reader_crashed: {
    what: 'Dosya okunamadı: okuyucu durdu',
    todo: 'Yeniden deneyin; yine olursa kod ve fiyatı yeni bir dosyaya kopyalayın',
  },
  infected: {
    what: 'Virüs taraması bu dosyada {name} buldu',
    todo: 'Dosyayı açmayın. Geldiği bilgisayarı denetleyin ve dosyayı yeniden hazırlayın',
  },
};
