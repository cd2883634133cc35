import type { ReactNode } from 'react';
import { useNavigate } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';

const projectPages = ['settings', 'texts', 'galleries', 'places', 'package', 'audit'] as const;
export type ProjectPage = (typeof projectPages)[number];

/** The frame of all project pages: title, subtitle, and tabs to the other pages. */
export function ProjectFrame({
  page,
  fill = false,
  children,
}: {
  page: ProjectPage;
  fill?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <SectionPage title={t('dashboard.project')} subtitle={t(`project.about.${page}`)} fill={fill}>
      <Tabs
        label={t('project.pages')}
        tabs={projectPages.map((value) => ({ value, label: t(`project.page.${value}`) }))}
        value={page}
        onChange={(next) => void navigate(`/dashboard/project/${next}`)}
      >
        {children}
      </Tabs>
    </SectionPage>
  );
}
