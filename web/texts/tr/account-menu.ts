import type { accountMenu as english } from '../en/account-menu.ts';

export const accountMenu = {
  'shell.ownPage': '{project} sayfanız',
  'shell.favourites': 'Favoriler',
  'shell.dashboard': 'Yönetim paneli',
  'shell.account': 'Hesabım',
  'shell.logOut': 'Çıkış yap',
  'shell.endPresentation': 'Sunumu sonlandır',
  'shell.logOutTitle': 'Çıkış yapılsın mı?',
  'shell.logOutText': 'Sunum sona erer ve bu ekran başa döner.',
  'data.download': 'Verilerimi indir',
  'data.erase': 'Verilerimi sil',
  'data.eraseTitle': 'Verileriniz silinsin mi?',
  'data.eraseText': 'Adınız, adresleriniz ve favorileriniz silinir ve çıkış yaparsınız. Bu geri alınamaz.',
  'data.erased': 'Verileriniz silindi',
} as const satisfies Record<keyof typeof english, string>;
