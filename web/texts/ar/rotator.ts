import type { rotator as english } from '../en/rotator.ts';

export const rotator = {
  'rotator.picture': '{project} من كل الجهات',
  'rotator.dragToTurn': 'اسحب للتدوير',
  'rotator.view': 'المشهد {view} من {count}',
  'rotator.loading': 'الصور المحمّلة',
  'rotator.caption': 'جارٍ تجهيز المشهد',
  'rotator.views': 'المشاهد: {loaded} من {total}',
  'rotator.offline': 'لا يوجد اتصال. تظهر بقية المشاهد عند عودته.',
  'rotator.compass': 'البوصلة: الشمال على {degrees}° باتجاه عقارب الساعة من الأمام',
  'rotator.markers': 'المباني في الصورة',
  'rotator.marker':
    '{name}، {count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'rotator.markerMatching':
    '{name}، تطابق بحثك {matching} من {count, plural, zero {# وحدة} one {وحدة واحدة} two {وحدتين} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'rotator.favourite': 'فيه وحدة مفضلة',
  'rotator.viewBuilding': 'عرض {name}',
  'rotator.sequence': 'الصور المعروضة',
  'rotator.sequenceName': 'جولة {number}',
} as const satisfies Record<keyof typeof english, string>;
