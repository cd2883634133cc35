import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/texts/language.ts';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import { type AppRoute, RouteError } from '#web/router/app-routes.ts';
import { createRouter } from '#web/router/create-router.ts';
import { createMemoryHistory } from '#web/router/memory-history.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { LanguageProvider, loadTexts } from '#web/texts/language.tsx';
import { watchLoadFailures } from '#web/ui/load-failures.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorPage } from './error-page.tsx';

/** The text of the page shown when a route fails with `error`. */
async function textOf(error: unknown, language: Language = 'en'): Promise<string> {
  const queries = createQueryClient();
  queries.setQueryData(catalogueKeys.buildings, []);
  queries.setQueryData(catalogueKeys.pictures, {});
  const Component = async () => {
    throw error;
  };
  const routes: AppRoute[] = [{ path: '/', errorElement: <ErrorPage />, lazy: { Component } }];
  const router = createRouter(routes, createMemoryHistory());
  await expect.poll(() => router.state.initialized).toBe(true);
  return renderToString(
    <QueryClientProvider client={queries}>
      <SettingsProvider settings={sampleSettings()}>
        <LanguageProvider initial={await loadTexts(language)}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}

test.each([
  [400, 'This address cannot be read'],
  [403, 'This door is closed'],
  [404, 'There is nothing here'],
  [405, 'That is not how this page works'],
])('shows a %i and a link back', async (status, title) => {
  const page = await textOf(new RouteError(status));
  expect(page).toContain(String(status));
  expect(page).toContain(title);
  expect(page).toContain('href="/"');
});

test('shows the status of a problem that a screen passes on', async () => {
  expect(
    await textOf(new ApiProblem({ code: 'not_found', status: 404, message: 'There is no such thing here' })),
  ).toContain('There is nothing here');
});

test('shows any other error as unexpected, with a button to retry', async () => {
  const page = await textOf(new Error('boom'));
  expect(page).toContain('Unexpected Application Error!');
  expect(page).toContain('Try again');
  expect(page).not.toContain('boom');
});

test.each([
  ['en', 'please tell us this code: 1f2e3d4c'],
  ['tr', 'şu kodu bildirin: 1f2e3d4c'],
] as const)('shows the id by which the log names an unexpected server error (%s)', async (language, text) => {
  const problem = new ApiProblem({ code: 'server_error', status: 500, message: 'Server error', errorId: '1f2e3d4c' });
  expect(await textOf(problem, language)).toContain(text);
});

test('is available in Turkish', async () => {
  expect(await textOf(new RouteError(403), 'tr')).toContain('Bu kapı kapalı');
});

test('without a connection, links to the stored screens if the requested one is not stored', async () => {
  const failed = new Error('Failed to fetch dynamically imported module');
  vi.stubGlobal('addEventListener', (_: string, listen: (event: { payload: Error }) => void) =>
    listen({ payload: failed }),
  );
  vi.stubGlobal('navigator', { onLine: false });
  try {
    watchLoadFailures();
    const page = await textOf(failed);
    expect(page).toContain('This screen needs a connection');
    expect(page).toContain('Try again');
    expect(page).toContain('href="/"');
  } finally {
    vi.unstubAllGlobals();
  }
});
