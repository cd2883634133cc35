import type { Translated } from '#domain/texts/language.ts';
import type { releaserTexts as englishReleaserTexts } from '../en/releasers.ts';

export const releaserTexts: Translated<typeof englishReleaserTexts> = {
  presentation: {
    anyone: 'موظفو المبيعات',
    holder: 'موظف العميل صاحب الوحدة أو مدير مبيعاته أو مدير عام',
    managers: 'مدير مبيعات أو مدير عام',
  },
  dashboard: {
    anyone: 'مدير مبيعات أو مدير عام',
    holder: 'مدير مبيعات الفريق الذي تعود الوحدة إلى عميله، أو مدير عام',
    managers: 'مدير مبيعات أو مدير عام',
  },
};
