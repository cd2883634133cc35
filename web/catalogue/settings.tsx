import { useQuery } from '@tanstack/react-query';
import { createContext, useCallback, type ReactNode } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { developmentText } from '#domain/projects/development-text.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { useProvided } from '#web/ui/use-provided.ts';
import { catalogueKeys } from './queries.ts';

const SettingsContext = createContext<SettingsAnswer | undefined>(undefined);

/** Provides the project's settings: those embedded in the page, until they are edited here. */
export function SettingsProvider({ settings, children }: { settings: SettingsAnswer; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: catalogueKeys.settings,
    initialData: settings,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getSettings, { params: { id: settings.projectId }, signal }),
  });
  return <SettingsContext value={data}>{children}</SettingsContext>;
}

export function useSettings(): SettingsAnswer {
  return useProvided(SettingsContext);
}

/** The name of the project in the current language. */
export function useProjectName(): string {
  const { language } = useLanguage();
  return projectNameIn(useSettings(), language);
}

/**
 * Returns a function for the development's own texts by key, in the current language, otherwise in its first; '' if the
 * package has none.
 */
export function useDevelopmentText(): (key: string) => string {
  const settings = useSettings();
  const { language } = useLanguage();
  return useCallback((key) => developmentText(settings, key, language), [settings, language]);
}
