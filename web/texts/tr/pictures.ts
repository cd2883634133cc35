import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  'pictures.previous': 'Önceki görsel',
  'pictures.next': 'Sonraki görsel',
  'pictures.zoomIn': 'Yakınlaştır',
  'pictures.zoomOut': 'Uzaklaştır',
  'pictures.fullscreen': 'Tam ekran',
  'pictures.leaveFullscreen': 'Tam ekrandan çık',
  'pictures.newTab': 'yeni sekmede açılır',
  'pictures.failed': 'Bu görsel yüklenemedi.',
  'panorama.look': '{name}, panorama: çevreye bakmak için sürükleyin veya ok tuşlarını kullanın',
  'panorama.flat': '{name}, düz serilmiş panorama: çevreye bakmak için kaydırın',
  'panorama.goTo': 'Git: {name}',
  'panorama.failed': 'Bu panorama yüklenemedi.',
  'frame.open': 'Yeni sekmede aç',
  'frame.offline': 'Bu sayfa başka bir siteden gelir ve bağlantı ister.',
  'frame.refused': 'Bu sayfa burada gösterilemiyor.',
} as const satisfies Record<keyof typeof english, string>;
