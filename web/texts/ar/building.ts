import type { building as english } from '../en/building.ts';

export const building = {
  'building.failed': 'تعذّر تحميل المبنى.',
  'building.floors': 'الطوابق',
  'building.availableOf': 'متاحة من أصل {total}',
  'building.matches':
    '{count, plural, zero {لا وحدات مطابقة} one {وحدة مطابقة} two {وحدتان مطابقتان} few {# وحدات مطابقة} many {# وحدة مطابقة} other {# وحدة مطابقة}}',
  'building.matchesOf': '{count, plural, other {مطابقة من أصل {total}}}',
  'building.openFloor': 'فتح الطابق {level}',
  'building.front': 'واجهة المبنى',
  'building.openPlan': 'فتح مخطط الطابق',
  'building.nothingOpen': 'لا يوجد طابق معروض حاليًا.',
  'building.holdsFavourite': 'فيه وحدة مفضلة',
  'building.legend': 'مفتاح الرموز',
  'villa.rooms': 'الغرف',
  'villa.openUnit': 'عرض الوحدة',
  'villa.plan': 'مخطط الطابق',
  'villa.upperPlan': 'مخطط الطابق العلوي',
  'villa.favourites': 'المفضلة في هذا المبنى',
} as const satisfies Record<keyof typeof english, string>;
