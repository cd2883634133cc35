import type { Translated } from '#domain/texts/language.ts';
import type { priceListPriceTexts as englishPriceListPriceTexts } from '../en/price-list-prices.ts';

export const priceListPriceTexts: Translated<typeof englishPriceListPriceTexts> = {
  price_missing: {
    what: '{code} için fiyat yok',
    todo: 'Fiyat yazın ya da satırı silin',
  },
  price_formula: {
    what: '{code}: “{typed}” bir formül',
    todo: 'Sütunu kopyalayıp değer olarak yapıştırın',
  },
  price_error: {
    what: '{code}: hücre “{typed}” hatasını gösteriyor',
    todo: 'Formülü düzeltip listeyi yeniden dışa aktarın',
  },
  price_percent: {
    what: '{code}: “{typed}” bir yüzde',
    todo: 'Yeni fiyatı yazın; yüzde için “Fiyatları değiştir” var',
  },
  price_date: {
    what: '{code}: “{typed}” bir tarih',
    todo: 'Sütunu sayı olarak biçimlendirip fiyatı yeniden yazın',
  },
  price_currency: {
    what: '{code}: “{typed}” başka bir para birimi',
    todo: 'Fiyatı projenin para biriminde, tercihen simgesiz yazın',
  },
  price_exponent: {
    what: '{code}: “{typed}” rakam kaybetmiş',
    todo: 'Sütunu genişletip sayı olarak biçimlendirin ve yeniden dışa aktarın',
  },
  price_letter: {
    what: '{code}: “{typed}” rakam yerine harf içeriyor',
    todo: 'O yerine 0, l yerine 1 yazın',
  },
  price_format: {
    what: '{code}: “{typed}” bir tutar değil',
    todo: 'Tutarı rakamla yazın: 284500 ya da 284.500,00',
  },
  price_range: {
    what: '{code}: “{typed}” iki tutar içeriyor',
    todo: 'Geçerli tek fiyatı yazın',
  },
  price_ambiguous: {
    what: '{code}: “{typed}” iki türlü okunabiliyor',
    todo: 'Tutarı rakamla yazın: 284500 ya da 284.500,00',
  },
  price_grouping: {
    what: '{code}: “{typed}” üçer üçer gruplanmamış',
    todo: 'Tutarı rakamla yazın: 284500 ya da 284.500,00',
  },
  price_decimals: {
    what: '{code}: “{typed}” para biriminin izin verdiğinden çok ondalık içeriyor',
    todo: 'Para biriminin ondalık sayısına yuvarlayın',
  },
  price_negative: {
    what: '{code}: “{typed}” sıfırın altında',
    todo: 'Farkı değil, yeni fiyatı yazın',
  },
  price_zero: {
    what: '{code} için fiyat sıfır yazılmış',
    todo: 'Fiyatı yazın ya da değişmeyecekse hücreyi boş bırakın',
  },
  price_too_large: {
    what: '{code}: “{typed}” bir fiyat için çok büyük',
    todo: 'Tutarı rakamla yazın: 284500 ya da 284.500,00',
  },
  price_in_cents: {
    what: '{code} {old} yerine {new} olurdu: alt birimle yazılmış gibi görünüyor',
    todo: 'Kuruş gibi alt birimle değil, ana para birimiyle yazın',
  },
  price_in_thousands: {
    what: '{code} {old} yerine {new} olurdu: bin cinsinden gibi görünüyor',
    todo: 'Tutarın tamamını yazın',
  },
  price_far: {
    what: '{code} {old} yerine {new} olurdu',
    todo: 'Fiyatı düzeltin; doğruysa konut tablosunda değiştirin',
  },
  price_of_sold: {
    what: '{code} satılmış',
    todo: 'Fiyatı olduğu gibi bırakın: {old}',
  },
  price_of_reserved: {
    what: '{code} {old} fiyatıyla rezerve',
    todo: 'Fiyatı olduğu gibi bırakın: {old}',
  },
  status_unknown: {
    what: '{code}: “{typed}” diye bir durum yok',
    todo: 'available ya da blocked yazın veya hücreyi boş bırakın',
  },
  status_of_held: {
    what: '{code} bir müşteriye ait; liste onu elinden almaz',
    todo: 'Hücreyi boş bırakın; konutu tabloda, nedenini yazarak boşa çıkarın',
  },
  status_needs_client: {
    what: '{code} listeyle “{typed}” yapılamaz',
    todo: 'Bir sunumda müşteri adına rezerve edin ya da satışını yapın',
  },
  status_not_by_list: {
    what: '{code} listeyle “{typed}” yapılamaz',
    todo: 'Konut tablosunda, nedenini yazarak ayarlayın',
  },
};
