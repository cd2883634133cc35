import type { SettingError } from '#domain/projects/check-settings.ts';
import type { Text } from './texts.ts';

/** The texts of settings that contradict each other. */
export const settingTexts = {
  setting_needs_film: { en: 'The package names no film', tr: 'Pakette tanımlı bir film yok' },
  setting_needs_address: { en: 'An address is needed here', tr: 'Burada bir adres gerekli' },
  setting_needs_key: { en: 'A key is needed here', tr: 'Burada bir anahtar gerekli' },
  setting_not_web: {
    en: 'Begin with https:// or with / for a page of this site',
    tr: 'https:// ile, bu sitenin bir sayfası için / ile başlayın',
  },
  setting_not_address: { en: 'Begin with https:// or http://', tr: 'https:// ya da http:// ile başlayın' },
  setting_not_framed: {
    en: 'Name a page of a public site: https, a name, no port',
    tr: 'Herkese açık bir sitenin sayfasını yazın: https, bir ad, bağlantı noktası yok',
  },
  setting_frame_host: {
    en: 'frameHosts does not list the host of this page',
    tr: 'Bu sayfanın sunucusu frameHosts listesinde yok',
  },
  setting_not_email: { en: 'Email is not valid', tr: 'E-posta adresi geçerli değil' },
  setting_needs_way: {
    en: 'Give a telephone number, an email address or a WhatsApp number',
    tr: 'Bir telefon numarası, e-posta adresi ya da WhatsApp numarası verin',
  },
  setting_zoom_order: {
    en: 'Must not be above the zoom the map begins with',
    tr: 'Haritanın başlangıç yakınlığından büyük olamaz',
  },
  setting_other_sign: {
    en: 'This is the sign of another currency than the one that the package names',
    tr: 'Bu, paketin belirttiğinden başka bir para biriminin simgesi',
  },
  setting_needs_rate: { en: 'Give the exchange rate', tr: 'Döviz kurunu girin' },
  setting_needs_day: { en: 'Give the day of the exchange rate', tr: 'Kurun tarihini girin' },
  setting_same_currency: { en: 'This is the currency of the prices already', tr: 'Fiyatlar zaten bu para biriminde' },
} as const satisfies Record<SettingError, Text>;

/** The texts of other errors in an edit. */
export const editTexts = {
  edit_unknown: { en: 'There is nothing of that name', tr: 'Bu adda bir şey yok' },
  edit_fixed: {
    en: 'This belongs to the files of the package and changes with it',
    tr: 'Bu, paketin dosyalarına aittir ve onunla değişir',
  },
  edit_no_user: { en: 'No active sales user has this address', tr: 'Bu adresle etkin bir satış kullanıcısı yok' },
  edit_no_picture: { en: 'The package has no picture of that name', tr: 'Pakette bu adda bir resim yok' },
  edit_incomplete: { en: 'Name every gallery once', tr: 'Her galeriyi bir kez belirtin' },
} as const satisfies Record<string, Text>;
