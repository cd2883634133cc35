import type { Translated } from '#domain/texts/language.ts';
import type { settingTexts as englishSettingTexts, editTexts as englishEditTexts } from '../en/edits.ts';

export const settingTexts: Translated<typeof englishSettingTexts> = {
  setting_needs_film: 'Pakette tanımlı bir film yok',
  setting_needs_address: 'Burada bir adres gerekli',
  setting_needs_key: 'Burada bir anahtar gerekli',
  setting_not_web: 'https:// ile, bu sitenin bir sayfası için / ile başlayın',
  setting_not_https:
    'https:// ile, bu sitenin bir sayfası için / ile başlayın: https ile açılan bir sayfa başkasını yüklemez',
  setting_not_address: 'https:// ya da http:// ile başlayın',
  setting_not_framed: 'Herkese açık bir sitenin sayfasını yazın: https, bir ad, bağlantı noktası yok',
  setting_frame_host: 'Bu sayfanın sunucusu frameHosts listesinde yok',
  setting_not_email: 'E-posta adresi geçerli değil',
  setting_needs_way: 'Bir telefon numarası, e-posta adresi ya da WhatsApp numarası verin',
  setting_other_sign: 'Bu, paketin belirttiğinden başka bir para biriminin simgesi',
  setting_needs_rate: 'Döviz kurunu girin',
  setting_needs_day: 'Kurun tarihini girin',
  setting_future_day: 'Kurun tarihi gelecekte',
  setting_same_currency: 'Fiyatlar zaten bu para biriminde',
  setting_zoom_order: 'Haritanın başlangıç yakınlığından büyük olamaz',
};

export const editTexts: Translated<typeof englishEditTexts> = {
  edit_unknown: 'Bu adda bir şey yok',
  edit_fixed: 'Bu, paketin dosyalarına aittir ve onunla değişir',
  edit_no_user: 'Bu adresle etkin bir satış sorumlusu yok',
  edit_no_picture: 'Pakette bu adda bir görsel yok',
  edit_incomplete: 'Her galeriyi bir kez belirtin',
};
