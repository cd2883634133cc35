import { createContext, use, type ReactNode } from 'react';
import type { SettingsAnswer } from '#contract/settings.ts';
import { useLanguage } from '../texts/language.tsx';

const SettingsContext = createContext<SettingsAnswer | undefined>(undefined);

/** Hands the project's settings to all screens; they do not change while a page is open. */
export function SettingsProvider({ settings, children }: { settings: SettingsAnswer; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The project's settings. */
export function useSettings(): SettingsAnswer {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}

/** The development's own words by key, in the language in use; '' where the package has none for it. */
export function useDevelopmentText(): (key: string) => string {
  const { texts } = useSettings();
  const { language } = useLanguage();
  return (key) => texts[language][key] ?? texts.en[key] ?? '';
}
