import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.menu': 'Yönetim paneli',
  'dashboard.present': 'Sunum',
  'dashboard.leads': 'Adaylar',
  'dashboard.units': 'Konutlar',
  'dashboard.people': 'Ekip',
  'dashboard.figures': 'Raporlar',
  'dashboard.project': 'Proje',
  'dashboard.loadFailed': 'Bu bilgiler yüklenemedi',
  'dashboard.clearSearch': 'Aramayı temizle',
  'dashboard.clearFilters': 'Filtreleri temizle',
  'dashboard.sort': 'Sırala:',
  'dashboard.sortBy': '{column} sütununa göre sırala',
  'dashboard.save': 'Kaydet',
  'dashboard.cancel': 'Vazgeç',
  'dashboard.saved': 'Kaydedildi',
} as const satisfies Record<keyof typeof english, string>;
