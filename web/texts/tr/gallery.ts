import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  'gallery.title': 'Galeriler',
  'gallery.all': 'Tüm galeriler',
  'gallery.pictures': 'Görseller: {name}',
  'gallery.caption': '{name} {number}',
  'gallery.count': '{count} görsel',
  'gallery.link': 'Burada açılır',
  'gallery.empty': 'Bu galeride henüz görsel yok.',
  'gallery.unknown': '“{name}” adlı bir galeri yok. Galeriler şunlar:',
  'gallery.unreachable': 'Galeriler yüklenemedi.',
  'round.count': '{index} / {count}',
  'round.pictures': 'Panoramalar',
  'round.external': '{project} panoraması',
  'round.none': 'Henüz gezilecek bir yer yok',
  'round.noneText': 'Henüz 360° fotoğraf yok. Şimdilik galerilere bakabilirsiniz.',
  'round.toGalleries': 'Galerilere git',
  'round.unreachable': 'Panoramalar yüklenemedi.',
  'brochure.title': '{project} broşürü',
  'brochure.text':
    'Konum, proje, planlar ve konut tipleri, bugün satışta olanlar ve iletişim bilgileri. Rahatça okunacak, basılacak ya da iletilecek tek bir belge.',
  'brochure.open': 'Broşürü aç',
  'brochure.format': 'PDF, Türkçe',
  'intro.film': '{project} filmi',
  'intro.skip': 'Filmi geç',
  'intro.sound': 'Ses',
} as const satisfies Record<keyof typeof english, string>;
