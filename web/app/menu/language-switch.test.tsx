import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import type { Language } from '#domain/texts/language.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import { LanguageProvider, loadTexts } from '#web/texts/language.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { LanguageSwitch } from './language-switch.tsx';

async function render(languages: Language[], narrow: boolean): Promise<string> {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsProvider settings={sampleSettings({ languages })}>
        <LanguageProvider initial={await loadTexts('en')}>
          <ToastProvider>
            <LanguageSwitch narrow={narrow} />
          </ToastProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}

test.each<[string, Language[], boolean]>([
  ['two in a narrow place', ['en', 'de'], true],
  ['three in a wide one', ['en', 'de', 'el'], false],
])('%s are buttons', async (_, languages, narrow) => {
  const html = await render(languages, narrow);
  expect(html.match(/<button/g)).toHaveLength(languages.length);
  expect(html).not.toContain('<select');
});

test.each<[string, Language[], boolean]>([
  ['three in a narrow place, which leaves room for a long name', ['en', 'de', 'el'], true],
  ['four anywhere', ['en', 'de', 'el', 'ar'], false],
])('%s are a list', async (_, languages, narrow) => {
  const html = await render(languages, narrow);
  expect(html.match(/<option/g)).toHaveLength(languages.length);
  expect(html).not.toContain('<button');
});
