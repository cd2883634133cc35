import { settingsSchema, type SettingsAnswer } from '#contract/settings.ts';

/** The answer of `GET settings/{id}` for a development that states only what it must. `more` replaces parts of it. */
export function sampleSettings(more: Partial<SettingsAnswer> = {}): SettingsAnswer {
  return {
    ...settingsSchema.parse({ projectName: 'Harbour', projectId: 7, botSalesRep: { email: 'sales@example.com' } }),
    texts: { en: {}, tr: {} },
    tags: [],
    levels: [],
    placeCategories: [],
    legal: [],
    emptyAreas: [],
    ...more,
  };
}
