import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  'gallery.title': 'معارض الصور',
  'gallery.all': 'كل المعارض',
  'gallery.pictures': 'الصور: {name}',
  'gallery.caption': '{name} {number}',
  'gallery.count':
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'gallery.link': 'يُفتح هنا',
  'gallery.empty': 'لا توجد صور في هذا المعرض بعد.',
  'gallery.unknown': 'لا يوجد معرض باسم «{name}». هذه هي المعارض:',
  'gallery.unreachable': 'تعذّر تحميل المعارض.',
  'round.count': '{index} من {count}',
  'round.pictures': 'الصور البانورامية',
  'round.external': 'بانوراما {project}',
  'round.none': 'لا جولات متاحة بعد',
  'round.noneText': 'لا توجد صور 360° حتى الآن. تعرض المعارض المتوفر اليوم.',
  'round.toGalleries': 'إلى المعارض',
  'round.unreachable': 'تعذّر تحميل الصور البانورامية.',
  'brochure.title': 'كتيّب {project}',
  'brochure.text':
    'المكان والمشروع والمخططات وأنواع الوحدات، والمتاح اليوم، ومن تتواصل معه. وثيقة واحدة تقرؤها على مهل أو تطبعها أو ترسلها.',
  'brochure.open': 'فتح الكتيّب',
  'brochure.format': 'ملف PDF بالعربية',
  'intro.film': 'فيلم {project}',
  'intro.skip': 'تخطّي الفيلم',
  'intro.sound': 'الصوت',
} as const satisfies Record<keyof typeof english, string>;
