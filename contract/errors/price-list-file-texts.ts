import { mistakeText as text, type MistakeText } from './price-list-mistake-text.ts';

/** Why a file cannot be read as a table at all. */
export const priceListFileTexts = {
  encoding: text(
    { en: 'The file is not UTF-8', tr: 'Dosya UTF-8 değil' },
    { en: 'Save it as "CSV UTF-8" or as .xlsx', tr: '"CSV UTF-8" ya da .xlsx olarak kaydedin' },
  ),
  csv_quotation: text(
    {
      en: 'A quotation mark is opened and not closed as a table needs it',
      tr: 'Bir tırnak işareti açılmış ama gerektiği gibi kapatılmamış',
    },
    {
      en: 'Look at the quotation marks on this line, or save the list as .xlsx',
      tr: 'Bu satırdaki tırnak işaretlerine bakın ya da listeyi .xlsx olarak kaydedin',
    },
  ),
  workbook_unreadable: text(
    { en: 'The workbook cannot be read', tr: 'Çalışma kitabı okunamıyor' },
    {
      en: 'Save it as .xlsx again, the list on the first sheet and without a password',
      tr: 'Liste ilk sayfada ve parolasız olacak şekilde yeniden .xlsx olarak kaydedin',
    },
  ),
  not_a_table: text(
    { en: 'This is neither a CSV nor an .xlsx file', tr: 'Bu dosya ne CSV ne de .xlsx' },
    { en: 'Save the list as .xlsx or "CSV UTF-8"', tr: 'Listeyi .xlsx ya da "CSV UTF-8" olarak kaydedin' },
  ),
  list_too_wide: text(
    { en: 'The row has a cell beyond column {max}', tr: 'Satırda {max}. sütundan sonra bir hücre var' },
    { en: 'Delete what stands far to the right of the list', tr: 'Listenin sağında uzakta kalan hücreleri silin' },
  ),
  cell_too_long: text(
    { en: 'A cell has more than {max} characters', tr: 'Bir hücrede {max} karakterden fazlası var' },
    { en: 'Shorten it, or remove its column', tr: 'Kısaltın ya da sütununu silin' },
  ),
  list_unfolds_too_far: text(
    {
      en: 'The list holds far more than a list of prices needs',
      tr: 'Liste, bir fiyat listesinin gerektirdiğinden çok daha fazlasını içeriyor',
    },
    {
      en: 'Copy code and price alone into a new workbook',
      tr: 'Yalnızca kod ve fiyatı yeni bir çalışma kitabına kopyalayın',
    },
  ),
  list_reader_too_long: text(
    { en: 'Reading the file took too long', tr: 'Dosyayı okumak çok uzun sürdü' },
    { en: 'Copy code and price alone into a new file', tr: 'Yalnızca kod ve fiyatı yeni bir dosyaya kopyalayın' },
  ),
  list_reader_too_large: text(
    { en: 'Reading the file took too much memory', tr: 'Dosyayı okumak çok fazla bellek gerektirdi' },
    { en: 'Copy code and price alone into a new file', tr: 'Yalnızca kod ve fiyatı yeni bir dosyaya kopyalayın' },
  ),
  list_reader_crashed: text(
    { en: 'The file could not be read: its reader stopped', tr: 'Dosya okunamadı: okuyucu durdu' },
    {
      en: 'Try once more; if it happens again, copy code and price into a new file',
      tr: 'Yeniden deneyin; yine olursa kod ve fiyatı yeni bir dosyaya kopyalayın',
    },
  ),
} as const satisfies Record<string, MistakeText>;
