import { useEffect } from 'react';
import { useProjectName } from '#web/catalogue/settings.tsx';

/**
 * Sets the document’s title to `title` with the name of the development while the calling screen is mounted; overrides
 * the route’s title.
 */
export function usePageTitle(title: string): void {
  const projectName = useProjectName();
  useEffect(() => {
    document.title = `${title} · ${projectName}`;
  }, [title, projectName]);
}
