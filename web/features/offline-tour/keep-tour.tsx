import { useEffect } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLiveState } from '#web/live/live-state.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { isSavingData } from '#web/offline/start-offline.ts';
import { keepMissing } from './tour-store.ts';

/** Stores the whole tour on a device of the sales team without asking, while there is a connection. */
export function KeepTour() {
  const { projectId } = useSettings();
  const { language } = useLanguage();
  const { live } = useLiveState();
  useEffect(() => {
    if (live && !isSavingData()) void keepMissing(projectId, language);
  }, [live, projectId, language]);
  return null;
}
