import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { type Language, languageFacts } from '#domain/texts/language.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { ConfirmSlot } from '#web/ui/confirm-slot.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { createQueryClient } from './api/query-client.ts';
import type { Page } from './app/page.ts';
import { routes } from './app/routes.tsx';
import { catalogueKeys, unitListQuery } from './catalogue/queries.ts';
import { createRouter } from './router/create-router.ts';
import { showStartFailure } from './start-failure.ts';
import { loadTexts, markLanguage, LanguageProvider } from './texts/language.tsx';
import { watchLoadFailures } from './ui/load-failures.ts';
import { nextTask } from './ui/next-task.ts';

watchLoadFailures();
// Not awaited: screens, which import from the same file of the build, would wait until the app is rendered.
void start();

/** Shows the app. The start is split into short tasks, so that a rotator already in use does not stutter. */
async function start(): Promise<void> {
  let root: Root | undefined;
  try {
    await nextTask();
    // Throws without the element.
    root = createRoot(document.getElementById('root') as HTMLElement);
    const boot = await loadBoot();
    markLanguage(boot.language);
    loadFonts(boot.language);
    const loading = loadTexts(boot.language);
    await nextTask();
    const queries = seedQueries(boot);
    // Created before the texts are loaded, because it requests the code of the screen.
    const router = createRouter(routes);
    // Its screen, even if loaded by then, follows the layout around it in a task of its own: together, their styles and
    // layout would take a phone more than a tenth of a second.
    const { state: first } = router;
    // Units are requested beside the code of the screen, which would request them only once it is rendered.
    if (first.matches.some(({ route }) => (route.handle as Page | undefined)?.units))
      void queries.prefetchQuery(unitListQuery);
    const texts = await loading;
    await nextTask();
    startTransition(() =>
      root?.render(
        <StrictMode>
          <QueryClientProvider client={queries}>
            <SettingsProvider settings={boot.settings}>
              <LanguageProvider initial={texts}>
                <ToastProvider>
                  <ConfirmSlot>
                    <RouterProvider router={router} first={first} />
                  </ConfirmSlot>
                </ToastProvider>
              </LanguageProvider>
            </SettingsProvider>
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
  } catch {
    root?.unmount();
    showStartFailure();
  }
}

/** A query cache seeded with the page’s boot data. */
function seedQueries(boot: BootData) {
  const queries = createQueryClient();
  queries.setQueryData(catalogueKeys.session, boot.session);
  queries.setQueryData(catalogueKeys.settings, boot.settings);
  if (boot.tour) queries.setQueryData(catalogueKeys.tour, boot.tour);
  return queries;
}

/** Loads the fonts of a language one by one; the first layout would otherwise decode them all at once. */
function loadFonts(language: Language): void {
  for (const font of ['Brand Display', 'Brand Text']) {
    // If a font fails to load, text is shown in system fonts, as in a development without its own fonts.
    document.fonts.load(`1em "${font}"`, languageFacts[language].letters).catch(() => undefined);
  }
}

/** The data that the server embeds in the page, so that the first screen needs no further request. */
type BootData = { language: Language; settings: SettingsAnswer; session: Session; tour?: Tour };

/** Reads the `#boot` block of a page; undefined if it has none. */
function readBoot(page: Document): BootData | undefined {
  const block = page.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as BootData) : undefined;
}

/**
 * The boot data of this page, or of a fresh one if this page has none (an old cached copy). Throws if that has none
 * either.
 */
async function loadBoot(): Promise<BootData> {
  const embedded = readBoot(document);
  if (embedded) return embedded;
  const response = await fetch('/', { cache: 'no-store' });
  const boot = readBoot(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!boot) throw new Error('No boot block');
  return boot;
}
