import { mistakeText as text, type MistakeText } from './price-list-mistake-text.ts';
import type { Text } from './texts.ts';

const retype: Text = {
  en: 'Type the amount as digits: 284500 or 284500,50',
  tr: 'Tutarı rakamla yazın: 284500 ya da 284500,50',
};
const asItIs: Text = { en: 'Put back the price as it is, {old}', tr: 'Fiyatı olduğu gibi bırakın: {old}' };

/** Mistakes in the prices and statuses of a price list. */
export const priceListPriceTexts = {
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
    {
      en: '{code}: "{typed}" has more decimals than the currency',
      tr: '{code}: "{typed}" para biriminin izin verdiğinden çok ondalık içeriyor',
    },
    { en: 'Round it to the decimals of the currency', tr: 'Para biriminin ondalık sayısına yuvarlayın' },
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
      en: '{code} would go from {old} to {new}: this looks like minor units',
      tr: '{code} {old} yerine {new} olurdu: alt birimle yazılmış gibi görünüyor',
    },
    {
      en: 'Write whole currency units, not cents or fils',
      tr: 'Kuruş gibi alt birimle değil, ana para birimiyle yazın',
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
      tr: 'Fiyatı düzeltin; doğruysa konut tablosunda değiştirin',
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
      tr: 'Hücreyi boş bırakın; konutu tabloda, nedenini yazarak boşa çıkarın',
    },
  ),
  status_needs_client: text(
    { en: '{code} cannot become "{typed}" by a list', tr: '{code} listeyle "{typed}" yapılamaz' },
    { en: 'Reserve or sell it to a client in a presentation', tr: 'Bir sunumda müşteri için rezerve edin ya da satın' },
  ),
  status_not_by_list: text(
    { en: '{code} cannot become "{typed}" by a list', tr: '{code} listeyle "{typed}" yapılamaz' },
    { en: 'Set it in the table of residences, with a reason', tr: 'Konut tablosunda, nedenini yazarak ayarlayın' },
  ),
} as const satisfies Record<string, MistakeText>;
