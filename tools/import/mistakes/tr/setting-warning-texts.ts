import type { MistakeText } from '../mistake-text.ts';
import type { settingWarningTexts as english } from '../en/setting-warning-texts.ts';

export const settingWarningTexts: Record<keyof typeof english, MistakeText> = {
  texts_missing: {
    what: 'texts içinde {language} bölümü yok: bu dilin okurları texts.{has} metinlerini görür',
    todo: 'texts.{has} anahtarlarıyla texts.{language} bölümünü ekleyin ya da {language} dilini settings.languages listesinden çıkarın',
  },
  text_missing: { what: '{key} metni {has} dilinde var, {lacks} dilinde yok', todo: '{parts} altına ekleyin' },
  texts_not_offered: {
    what: 'settings.languages içinde {language} yok, bu yüzden metinlerini kimse görmez',
    todo: 'settings.languages listesine {language} ekleyin veya texts.{language} bölümünü silin',
  },
  setting_not_offered: {
    what: '{path}, settings.languages içinde olmayan bir dilde; bu yüzden kimse görmez',
    todo: 'Dili settings.languages listesine ekleyin ya da {path} değerini silin',
  },
  setting_untranslated: {
    what: '{path} {has} dilinde var, {lacks} dilinde yok',
    todo: '{parts} altına ekleyin',
  },
  phone_national: {
    what: 'settings.contact.phone {value}; ülke kodu olmadığından yurt dışından aranamaz',
    todo: '+ ve ülke koduyla başlayın, örneğin +90',
  },
  time_zone_elsewhere: {
    what: 'settings.timeZone {value}; oysa settings.map.centre konumunda saatler farklı: orada {usual} geçerli',
    todo: '{usual} yazın; proje sınıra çok yakınsa ve {value} doğruysa böyle bırakın',
  },
};
