import { useEffect } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';

/**
 * The title of the document while the calling screen stands: `title`, then the development. More exact than the route's
 * own.
 */
export function usePageTitle(title: string): void {
  const { projectName } = useSettings();
  useEffect(() => {
    document.title = `${title} · ${projectName}`;
  }, [title, projectName]);
}
