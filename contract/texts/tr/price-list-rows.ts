import type { Translated } from '#domain/texts/language.ts';
import type {
  priceListRowTexts as englishPriceListRowTexts,
  priceListWords as englishPriceListWords,
} from '../en/price-list-rows.ts';

export const priceListRowTexts: Translated<typeof englishPriceListRowTexts> = {
  list_empty: {
    what: 'Listede satır yok',
    todo: 'İlk satıra sütun adlarını (code, price), altına her satıra bir konut yazın',
  },
  list_too_long: {
    what: 'Listede {max} satırdan fazlası var',
    todo: 'Listeyi bölün',
  },
  column_code_missing: {
    what: '“code” (kod) sütunu yok',
    todo: 'Konut kodlarının sütununa ilk satırda “kod” adını verin',
  },
  column_price_missing: {
    what: 'Ne “price” (fiyat) ne de “status” (durum) sütunu var',
    todo: 'Fiyat sütununa ilk satırda “fiyat” adını verin',
  },
  column_without_name: {
    what: '{place}. sütunun adı yok',
    todo: 'Ad verin ya da sütunu silin',
  },
  column_twice: {
    what: '“{column}” sütunu iki kez var',
    todo: 'Geçerli olanı bırakın',
  },
  column_unknown: {
    what: '“{column}” sütunu bilinmiyor',
    todo: 'Sütunu silin ya da adını düzeltin; code, price ve status okunur',
  },
  row_short: {
    what: 'Satırda {count} hücre var, ilk satırda {expected}',
    todo: 'Eksik hücreleri ekleyin, bilinmeyenleri boş bırakın',
  },
  row_long: {
    what: 'Satırda {count} hücre var, ilk satırda {expected}',
    todo: 'Fazla hücreleri silin ya da virgüllü tutarı tırnak içine alın',
  },
  row_says_nothing: {
    what: '{code} için ne fiyat ne durum yazılmış',
    todo: 'Birini doldurun ya da satırı silin',
  },
  control_character: {
    what: '{column} sütununda görünmeyen bir karakter var',
    todo: 'Hücreyi yeniden yazın',
  },
  code_missing: {
    what: 'Satırda konut kodu yok',
    todo: 'Kodunu yazın ya da satırı silin',
  },
  code_unknown: {
    what: '“{code}” diye bir konut yok',
    todo: 'Kodu düzeltin ya da satırı silin{near}',
  },
  code_twice: {
    what: '{code} {other}. satırda zaten var',
    todo: 'İki satırdan birini bırakın',
  },
  code_of_several: {
    what: '“{code}” kodlu {count} konut var',
    todo: 'Bunları konut tablosunda değiştirin',
  },
};

export const priceListWords: Translated<typeof englishPriceListWords> = {
  didYouMean: ' ({near} mi demek istediniz?)',
};
