import { Hourglass } from 'lucide-react';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { EmptyState } from './empty-state.tsx';
import { SectionPage } from './section-page.tsx';

/** Holds the place of a section whose screens have not come. */
export function ComingPage({ title }: { title: TextKey }) {
  const t = useText();
  return (
    <SectionPage title={t(title)}>
      <EmptyState icon={<Hourglass />} title={t('dashboard.comingTitle')} text={t('dashboard.comingText')} />
    </SectionPage>
  );
}
