import type { ListFault } from '#domain/price-list/price-list.ts';
import type { Language } from '#contract/form.ts';
import type { Text } from './texts.ts';

/** What keeps a file from being read as a table at all. */
export type FileFault =
  | 'encoding'
  | 'csv_quotation'
  | 'workbook_unreadable'
  | 'not_a_table'
  | 'list_too_long'
  | 'list_too_wide'
  | 'cell_too_long'
  | 'list_unfolds_too_far'
  | 'list_reader_too_long'
  | 'list_reader_too_large'
  | 'list_reader_crashed';
export type PriceListFault = ListFault | FileFault;

type MistakeText = { what: Text; todo: Text };

const text = (what: Text, todo: Text): MistakeText => ({ what, todo });
const retype: Text = {
  en: 'Type the amount as digits: 284500 or 284.500,00',
  tr: 'Tutarı rakamla yazın: 284500 ya da 284.500,00',
};
const asItIs: Text = { en: 'Put back the price as it is, {old}', tr: 'Fiyatı olduğu gibi bırakın: {old}' };

/** What is wrong with a price list and what to do about it; `{name}` stands for a detail of the one case. */
export const priceListTexts = {
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
    { en: 'The row has a cell beyond column {most}', tr: 'Satırda {most}. sütundan sonra bir hücre var' },
    { en: 'Delete what stands far to the right of the list', tr: 'Listenin sağında uzakta kalan hücreleri silin' },
  ),
  cell_too_long: text(
    { en: 'A cell has more than {most} characters', tr: 'Bir hücrede {most} karakterden fazlası var' },
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
  list_empty: text(
    { en: 'The list has no rows', tr: 'Listede satır yok' },
    {
      en: 'Begin with a row of column names (code, price), one residence a row below it',
      tr: 'İlk satıra sütun adlarını (code, price), altına her satıra bir daire yazın',
    },
  ),
  list_too_long: text(
    { en: 'The list has more than {most} rows', tr: 'Listede {most} satırdan fazlası var' },
    { en: 'Part it into several lists', tr: 'Listeyi bölün' },
  ),
  column_code_missing: text(
    { en: 'There is no column "code"', tr: '"code" (kod) sütunu yok' },
    {
      en: 'Name the column of unit codes "code", in the first row',
      tr: 'Daire kodlarının sütununa ilk satırda "kod" adını verin',
    },
  ),
  column_price_missing: text(
    {
      en: 'There is neither a column "price" nor "status"',
      tr: 'Ne "price" (fiyat) ne de "status" (durum) sütunu var',
    },
    { en: 'Name the column of prices "price", in the first row', tr: 'Fiyat sütununa ilk satırda "fiyat" adını verin' },
  ),
  column_without_name: text(
    { en: 'Column {place} has no name', tr: '{place}. sütunun adı yok' },
    { en: 'Name it or remove it', tr: 'Ad verin ya da sütunu silin' },
  ),
  column_twice: text(
    { en: 'Column "{column}" is there twice', tr: '"{column}" sütunu iki kez var' },
    { en: 'Keep the one that counts', tr: 'Geçerli olanı bırakın' },
  ),
  column_unknown: text(
    { en: 'Column "{column}" is not known', tr: '"{column}" sütunu bilinmiyor' },
    {
      en: 'Remove it or correct its name; code, price and status count',
      tr: 'Sütunu silin ya da adını düzeltin; code, price ve status okunur',
    },
  ),
  row_short: text(
    {
      en: 'The row has {count} cells, the first row {expected}',
      tr: 'Satırda {count} hücre var, ilk satırda {expected}',
    },
    {
      en: 'Add the missing cells, empty where nothing is known',
      tr: 'Eksik hücreleri ekleyin, bilinmeyenleri boş bırakın',
    },
  ),
  row_long: text(
    {
      en: 'The row has {count} cells, the first row {expected}',
      tr: 'Satırda {count} hücre var, ilk satırda {expected}',
    },
    {
      en: 'Remove the surplus cells, or put an amount with a comma in quotation marks',
      tr: 'Fazla hücreleri silin ya da virgüllü tutarı tırnak içine alın',
    },
  ),
  row_says_nothing: text(
    { en: '{code} has neither a price nor a status', tr: '{code} için ne fiyat ne durum yazılmış' },
    { en: 'Fill one of them in, or remove the row', tr: 'Birini doldurun ya da satırı silin' },
  ),
  control_character: text(
    { en: 'Column {column} holds an invisible character', tr: '{column} sütununda görünmeyen bir karakter var' },
    { en: 'Type the cell again', tr: 'Hücreyi yeniden yazın' },
  ),
  code_missing: text(
    { en: 'The row names no residence', tr: 'Satırda daire kodu yok' },
    { en: 'Fill in its code, or remove the row', tr: 'Kodunu yazın ya da satırı silin' },
  ),
  code_unknown: text(
    { en: 'There is no residence "{code}"', tr: '"{code}" diye bir daire yok' },
    { en: 'Correct the code, or remove the row{near}', tr: 'Kodu düzeltin ya da satırı silin{near}' },
  ),
  code_twice: text(
    { en: '{code} stands on line {other} already', tr: '{code} {other}. satırda zaten var' },
    { en: 'Keep one of the two rows', tr: 'İki satırdan birini bırakın' },
  ),
  code_of_several: text(
    { en: '{count} residences are called "{code}"', tr: '"{code}" kodlu {count} daire var' },
    { en: 'Change these in the table of residences', tr: 'Bunları daire tablosunda değiştirin' },
  ),
  price_missing: text(
    { en: '{code} has no price', tr: '{code} için fiyat yok' },
    { en: 'Fill in a price, or remove the row', tr: 'Fiyat yazın ya da satırı silin' },
  ),
  price_formula: text(
    { en: '{code}: "{typed}" is a formula', tr: '{code}: "{typed}" bir formül' },
    { en: 'Copy the column and paste it as values', tr: 'Sütunu kopyalayıp değer olarak yapıştırın' },
  ),
  price_error: text(
    { en: '{code}: the cell shows the error "{typed}"', tr: '{code}: hücre "{typed}" hatasını gösteriyor' },
    {
      en: 'Mend the formula in the workbook and export the list again',
      tr: 'Formülü düzeltip listeyi yeniden dışa aktarın',
    },
  ),
  price_percent: text(
    { en: '{code}: "{typed}" is a percentage', tr: '{code}: "{typed}" bir yüzde' },
    {
      en: 'Write the new price; percentages are for "Change prices"',
      tr: 'Yeni fiyatı yazın; yüzde için "Fiyatları değiştir" var',
    },
  ),
  price_date: text(
    { en: '{code}: "{typed}" is a date', tr: '{code}: "{typed}" bir tarih' },
    {
      en: 'Format the column as a number and type the price again',
      tr: 'Sütunu sayı olarak biçimlendirip fiyatı yeniden yazın',
    },
  ),
  price_currency: text(
    { en: '{code}: "{typed}" names another currency', tr: '{code}: "{typed}" başka bir para birimi' },
    {
      en: 'Write the price in the currency of the project, best without a sign',
      tr: 'Fiyatı projenin para biriminde, tercihen simgesiz yazın',
    },
  ),
  price_exponent: text(
    { en: '{code}: "{typed}" has lost digits', tr: '{code}: "{typed}" rakam kaybetmiş' },
    {
      en: 'Widen the column, format it as a number and export the list again',
      tr: 'Sütunu genişletip sayı olarak biçimlendirin ve yeniden dışa aktarın',
    },
  ),
  price_letter: text(
    { en: '{code}: "{typed}" holds a letter in place of a digit', tr: '{code}: "{typed}" rakam yerine harf içeriyor' },
    { en: 'Type 0 for O and 1 for l', tr: 'O yerine 0, l yerine 1 yazın' },
  ),
  price_format: text({ en: '{code}: "{typed}" is not an amount', tr: '{code}: "{typed}" bir tutar değil' }, retype),
  price_range: text(
    { en: '{code}: "{typed}" holds two amounts', tr: '{code}: "{typed}" iki tutar içeriyor' },
    { en: 'Write the one price that counts', tr: 'Geçerli tek fiyatı yazın' },
  ),
  price_ambiguous: text(
    { en: '{code}: "{typed}" can be read in two ways', tr: '{code}: "{typed}" iki türlü okunabiliyor' },
    retype,
  ),
  price_grouping: text(
    { en: '{code}: the digits of "{typed}" are not grouped by three', tr: '{code}: "{typed}" üçer üçer gruplanmamış' },
    retype,
  ),
  price_decimals: text(
    { en: '{code}: "{typed}" has more than two decimals', tr: '{code}: "{typed}" ikiden çok ondalık içeriyor' },
    { en: 'Round it to cents', tr: 'İki ondalığa yuvarlayın' },
  ),
  price_negative: text(
    { en: '{code}: "{typed}" is below zero', tr: '{code}: "{typed}" sıfırın altında' },
    { en: 'Write the new price, not a difference', tr: 'Farkı değil, yeni fiyatı yazın' },
  ),
  price_zero: text(
    { en: '{code} would cost nothing', tr: '{code} bedava olurdu' },
    {
      en: 'Write the price, or leave the cell empty to keep it',
      tr: 'Fiyatı yazın ya da değişmeyecekse hücreyi boş bırakın',
    },
  ),
  price_too_large: text(
    { en: '{code}: "{typed}" is more than a price can be', tr: '{code}: "{typed}" bir fiyat için çok büyük' },
    retype,
  ),
  price_in_cents: text(
    {
      en: '{code} would go from {old} to {new}: this looks like cents',
      tr: '{code} {old} yerine {new} olurdu: kuruş gibi görünüyor',
    },
    {
      en: 'Write whole currency: the last two digits are too many',
      tr: 'Ana para birimiyle yazın: son iki hane fazla',
    },
  ),
  price_in_thousands: text(
    {
      en: '{code} would go from {old} to {new}: this looks like thousands',
      tr: '{code} {old} yerine {new} olurdu: bin cinsinden gibi görünüyor',
    },
    { en: 'Write the whole amount', tr: 'Tutarın tamamını yazın' },
  ),
  price_far: text(
    { en: '{code} would go from {old} to {new}', tr: '{code} {old} yerine {new} olurdu' },
    {
      en: 'Correct the price; if it is meant, change it in the table of residences',
      tr: 'Fiyatı düzeltin; doğruysa daire tablosunda değiştirin',
    },
  ),
  price_of_sold: text({ en: '{code} is sold', tr: '{code} satılmış' }, asItIs),
  price_of_reserved: text({ en: '{code} is reserved at {old}', tr: '{code} {old} fiyatıyla rezerve' }, asItIs),
  status_unknown: text(
    { en: '{code}: there is no status "{typed}"', tr: '{code}: "{typed}" diye bir durum yok' },
    {
      en: 'Write available or blocked, or leave the cell empty',
      tr: 'available ya da blocked yazın veya hücreyi boş bırakın',
    },
  ),
  status_of_held: text(
    {
      en: '{code} belongs to a client; a list does not take it away',
      tr: '{code} bir müşteriye ait; liste onu elinden almaz',
    },
    {
      en: 'Leave the cell empty; free the residence in the table, with a reason',
      tr: 'Hücreyi boş bırakın; daireyi tabloda, nedenini yazarak boşa çıkarın',
    },
  ),
  status_needs_client: text(
    { en: '{code} cannot become "{typed}" by a list', tr: '{code} listeyle "{typed}" yapılamaz' },
    { en: 'Reserve or sell it to a client in a presentation', tr: 'Bir sunumda müşteri için rezerve edin ya da satın' },
  ),
  status_not_by_list: text(
    { en: '{code} cannot become "{typed}" by a list', tr: '{code} listeyle "{typed}" yapılamaz' },
    { en: 'Set it in the table of residences, with a reason', tr: 'Daire tablosunda, nedenini yazarak ayarlayın' },
  ),
} as const satisfies Record<PriceListFault, MistakeText>;

const didYouMean: Text = { en: ' (did you mean {near}?)', tr: ' ({near} mi demek istediniz?)' };

/** What a person reads of a mistake, in one language. */
export function listMistakeText(
  code: PriceListFault,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): { what: string; todo: string } {
  const near = values.near ? didYouMean[language].replace('{near}', String(values.near)) : '';
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'near' ? near : String(values[name] ?? '')));
  const { what, todo } = priceListTexts[code];
  return { what: fill(what[language]), todo: fill(todo[language]) };
}
