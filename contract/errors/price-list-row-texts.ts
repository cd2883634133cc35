import { mistakeText as text, type MistakeText } from './price-list-mistake-text.ts';

/** Mistakes in the header, the rows and the unit codes of a price list. */
export const priceListRowTexts = {
  list_empty: text(
    { en: 'The list has no rows', tr: 'Listede satır yok' },
    {
      en: 'Begin with a row of column names (code, price), one residence a row below it',
      tr: 'İlk satıra sütun adlarını (code, price), altına her satıra bir konut yazın',
    },
  ),
  list_too_long: text(
    { en: 'The list has more than {max} rows', tr: 'Listede {max} satırdan fazlası var' },
    { en: 'Part it into several lists', tr: 'Listeyi bölün' },
  ),
  column_code_missing: text(
    { en: 'There is no column "code"', tr: '"code" (kod) sütunu yok' },
    {
      en: 'Name the column of unit codes "code", in the first row',
      tr: 'Konut kodlarının sütununa ilk satırda "kod" adını verin',
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
    { en: 'The row names no residence', tr: 'Satırda konut kodu yok' },
    { en: 'Fill in its code, or remove the row', tr: 'Kodunu yazın ya da satırı silin' },
  ),
  code_unknown: text(
    { en: 'There is no residence "{code}"', tr: '"{code}" diye bir konut yok' },
    { en: 'Correct the code, or remove the row{near}', tr: 'Kodu düzeltin ya da satırı silin{near}' },
  ),
  code_twice: text(
    { en: '{code} stands on line {other} already', tr: '{code} {other}. satırda zaten var' },
    { en: 'Keep one of the two rows', tr: 'İki satırdan birini bırakın' },
  ),
  code_of_several: text(
    { en: '{count} residences are called "{code}"', tr: '"{code}" kodlu {count} konut var' },
    { en: 'Change these in the table of residences', tr: 'Bunları konut tablosunda değiştirin' },
  ),
} as const satisfies Record<string, MistakeText>;
