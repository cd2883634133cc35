import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { Language } from '#contract/form.ts';
import { loadBoot, type BootData } from './api/boot-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { catalogueKeys } from './catalogue/queries.ts';
import { loadTexts } from './texts/language.tsx';
import { nextTask } from './ui/next-task.ts';

// In pieces: whoever already turns the picture must not notice that the app begins.
await nextTask();
const root = createRoot(document.getElementById('root')!);

try {
  const boot = await loadBoot();
  document.documentElement.lang = boot.language;
  decodeFaces(boot.language);
  const texts = await loadTexts(boot.language);
  await nextTask();
  const router = createBrowserRouter(routes);
  await nextTask();
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} settings={boot.settings} texts={texts} queries={seedQueries(boot)} />
      </StrictMode>,
    ),
  );
} catch {
  root.render(<StartFailure />);
}

/** The cache, already holding what came with the page. */
function seedQueries(boot: BootData) {
  const queries = createQueryClient();
  queries.setQueryData(catalogueKeys.session, boot.session);
  queries.setQueryData(catalogueKeys.settings, boot.settings);
  if (boot.tour) queries.setQueryData(catalogueKeys.tour, boot.tour);
  return queries;
}

const letters: Record<Language, string> = { en: 'a', tr: 'aş' };

/**
 * Has the faces that a language needs decoded one by one as they come; the page's first layout would decode all at
 * once.
 */
function decodeFaces(language: Language): void {
  for (const face of ['Marcellus', 'Commissioner Variable']) {
    // Text is shown in the machine's own faces where these cannot be had.
    document.fonts.load(`1em "${face}"`, letters[language]).catch(() => undefined);
  }
}
