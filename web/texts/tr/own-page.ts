import { heldTexts } from '#contract/texts/tr/held.ts';
import type { ownPage as english } from '../en/own-page.ts';

export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'Merhaba {name}. Seçtikleriniz ve size yardımcı olacak kişi bu sayfada.',
  'ownPage.held': 'Konutlarınız',
  'ownPage.nothingHeld': 'Henüz sizin için ayrılmış bir konut yok. Satış ekibimiz sizin için bir konut ayırabilir.',
  'ownPage.since': '{day} tarihinden beri',
  'ownPage.notListed': 'Artık listelenmiyor. Bunun sizin için anlamını satış ekibiniz anlatacak.',
  'ownPage.agreedPrice': 'Anlaşılan fiyat',
  'ownPage.favourites': 'Favorileriniz',
  'ownPage.noFavourites': 'Beğendiğiniz konutları kalp ile işaretleyin, burada bulun.',
  'ownPage.compare': 'Karşılaştır',
  'ownPage.open': 'Konutu gör',
  'ownPage.sheet': 'Bilgi föyü (PDF)',
  'ownPage.planOf': '{code} kat planı',
  'ownPage.viewings': 'Ziyaretleriniz',
  'ownPage.noViewings': 'Yaklaşan bir ziyaretiniz yok.',
  'ownPage.viewingOpen': 'Saati kararlaştırmak için sizinle iletişime geçeceğiz.',
  'ownPage.calendar': 'Takvime ekle',
  'ownPage.loadFailed': 'Sayfanız yüklenemedi.',
} as const satisfies Record<keyof typeof english, string>;
