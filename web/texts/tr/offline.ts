import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.text':
    'Tüm görselleri, görünümleri ve planları bu cihazda saklayın; tur internet bağlantısı olmadan da baştan sona açılır. Satış durumu son bağlantı anına aittir.',
  'offline.measuring': 'Turun boyutu hesaplanıyor…',
  'offline.unavailable': 'Bu tarayıcı turu saklayamıyor.',
  'offline.size': 'Tur {size} yer kaplar.',
  'offline.partlyKept': 'Bir kısmı zaten burada. {size} eksik.',
  'offline.noSpace': '{size} eksik; bu tarayıcıda ise yalnızca {free} yer kaldı.',
  'offline.keeping': '{total} içinden {done}. Bu sırada devam edebilirsiniz.',
  'offline.kept': 'Turun tamamı bu cihazda: {size}, {time} itibarıyla.',
  'offline.failed': 'Her şey saklanamadı. Yüklenenler kalır.',
  'offline.keep': 'Bu cihazda sakla',
  'offline.stop': 'Durdur',
  'offline.remove': 'Bu cihazdan kaldır',
} as const satisfies Record<keyof typeof english, string>;
