import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { SettingsAnswer } from '#contract/settings.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import type { Router } from '#web/router/create-router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { LanguageProvider, type Texts } from '#web/texts/language.tsx';
import { ConfirmSlot } from '#web/ui/confirm-slot.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

/** The providers that all screens need, and the router. */
export function App({
  router,
  settings,
  texts,
  queries,
}: {
  router: Router;
  settings: SettingsAnswer;
  texts: Texts;
  queries: QueryClient;
}) {
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider settings={settings}>
        <LanguageProvider initial={texts}>
          <ToastProvider>
            <ConfirmSlot>
              <RouterProvider router={router} />
            </ConfirmSlot>
          </ToastProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}
