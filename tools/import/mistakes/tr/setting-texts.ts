import type { MistakeText } from '../mistake-text.ts';
import type { settingTexts as english } from '../en/setting-texts.ts';

export const settingTexts: Record<keyof typeof english, MistakeText> = {
  json_unreadable: {
    what: 'Dosya JSON değil: {reason}',
    todo: 'Belirtilen yeri düzeltin',
  },
  json_duplicate: { what: '{path} iki kez verilmiş', todo: 'Birini bırakın' },
  setting_invalid: { what: '{path}: {reason}', todo: 'Değeri düzeltin; docs/authoring.md bütün ayarları sıralar' },
  settings_unwrapped: {
    what: '{names} çevresinde "settings" eksik',
    todo: '{ "settings": { … }, "texts": { … } } yazın ve bütün ayarları ilk kısma koyun',
  },
  texts_by_key: {
    what: 'Metinler önce {key} gibi anahtarlara, sonra dile göre sıralanmış',
    todo: 'Önce dile göre sıralayın: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: '{path} bilinmiyor', todo: 'Çıkarın ya da adını düzeltin{hint}' },
  setting_needs_film: {
    what: '{path} açık ama settings.introVideo bir film belirtmiyor',
    todo: 'Bir film belirtin ya da ayarı kapatın',
  },
  setting_needs_address: { what: '{path} eksik', todo: 'Adresi ekleyin ya da onu gösteren ayarı kapatın' },
  setting_needs_key: { what: '{path} eksik', todo: 'Tarayıcılar için anahtarı ekleyin ya da başka bir harita seçin' },
  setting_not_web: {
    what: '{path} için “{value}” bir web adresi değil',
    todo: 'https:// ya da http:// ile, bu sitenin bir sayfası için tek / ile başlayın',
  },
  setting_not_https: {
    what: '{path} için “{value}” yazılmış, ama https ile açılan bir sayfa http:// ile başlayan hiçbir şeyi yüklemez',
    todo: 'https:// ile, bu sitenin bir sayfası için tek / ile başlayın',
  },
  setting_not_address: {
    what: '{path} için “{value}” bir web adresi değil',
    todo: 'https:// ya da http:// ile başlayın',
  },
  setting_not_framed: {
    what: '{path} değeri “{value}” çerçevede gösterilemez',
    todo: 'Herkese açık bir sitenin sayfasını yazın: https, bir ad, bağlantı noktası yok',
  },
  setting_frame_host: {
    what: '{path} değeri “{value}”; sunucusu settings.frameHosts listesinde yok',
    todo: 'Sunucusunu settings.frameHosts listesine ekleyin ya da bağlantıyı düzeltin',
  },
  setting_not_email: { what: '{path} için “{value}” bir e-posta adresi değil', todo: 'Adresi düzeltin' },
  setting_needs_way: {
    what: 'settings.contact içinde ulaşılabilecek kimse yok',
    todo: 'phone, email ya da whatsApp ekleyin ya da tamamını kaldırın',
  },
  setting_zoom_order: {
    what: '{path} {value}; haritanın başlangıç yakınlığından büyük',
    todo: 'En çok settings.map.zoom kadar yapın',
  },
  setting_step_wide: {
    what: 'settings.priceFilter.step {value}; en düşük fiyatla en yüksek fiyat arasındaki farktan büyük',
    todo: 'Bu aralığın bir bölümünü, örneğin yüzde birini yazın',
  },
  setting_other_sign: {
    what: '{path} {value}; settings.currency değerinden başka bir para biriminin simgesi',
    todo: 'settings.currency para biriminin simgesini ya da kodunu yazın',
  },
  setting_needs_rate: { what: 'settings.secondCurrency için kur yok', todo: 'rate ve asOf ekleyin ya da kaldırın' },
  setting_needs_day: {
    what: 'settings.secondCurrency kurun hangi güne ait olduğunu belirtmiyor',
    todo: 'Günü ekleyin: "asOf": "2026-11-24"',
  },
  setting_future_day: {
    what: 'settings.secondCurrency.asOf {value}, yani gelecekte bir gün',
    todo: 'Kurun ait olduğu günü yazın',
  },
  setting_same_currency: { what: '{path} {value}; settings.currency ile aynı', todo: 'Başkasını yazın ya da kaldırın' },
  map_centre_missing: {
    what: 'settings.map eksik; harita yerlerden başka bir kenti gösterir',
    todo: 'Merkeziyle birlikte map ekleyin: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'settings.map.centre değeri, {lat} enlemi ile {lng} boylamı, bütün yerlerden uzak; yer değiştirirlerse aralarında olur',
    todo: 'Orada lat ile lng değerlerini ya da onlar doğruysa bütün yerlerinkini değiştirin',
  },
  text_too_long: { what: '{key} metninde {count} karakter var; en çok {max} olabilir', todo: 'Kısaltın' },
  text_unknown: { what: 'Hiçbir ekran {key} metnini göstermiyor', todo: 'Anahtarı düzeltin{hint}' },
};
