import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import { LanguageProvider, loadTexts } from '#web/texts/language.tsx';
import { LanguageSwitch } from './language-switch.tsx';

async function render(languages: string[], narrow: boolean): Promise<string> {
  const settings = {
    ...settingsSchema.parse({
      projectName: 'Rheinterrassen',
      projectId: 7,
      botSalesRep: { email: 'sales@example.com' },
      languages,
    }),
    texts: { en: {}, tr: {} },
    tags: [],
    levels: [],
    placeCategories: [],
    legal: [],
    emptyAreas: [],
  };
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsProvider settings={settings}>
        <LanguageProvider initial={await loadTexts('en')}>
          <LanguageSwitch narrow={narrow} />
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['two in a narrow place', ['en', 'de'], true],
  ['three in a wide one', ['en', 'de', 'el'], false],
])('%s are buttons', async (_, languages, narrow) => {
  const html = await render(languages, narrow);
  expect(html.match(/<button/g)).toHaveLength(languages.length);
  expect(html).not.toContain('<select');
});

test.each([
  ['three in a narrow place, which leaves room for a long name', ['en', 'de', 'el'], true],
  ['four anywhere', ['en', 'de', 'el', 'ar'], false],
])('%s are a list', async (_, languages, narrow) => {
  const html = await render(languages, narrow);
  expect(html.match(/<option/g)).toHaveLength(languages.length);
  expect(html).not.toContain('<button');
});
