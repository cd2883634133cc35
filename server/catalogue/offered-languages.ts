import { settingsSchema } from '#contract/settings.ts';
import type { Language } from '#domain/texts/language.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';
import type { CatalogueRows } from './load-rows.ts';

const { languages: defaultLanguages } = settingsSchema.shape;

/** The languages that the development offers, in order; the default ones if none is loaded. */
export function offeredLanguages({ project }: Pick<CatalogueRows, 'project'>): readonly Language[] {
  return project === undefined ? defaultLanguages.parse(undefined) : fillMissingSettings(project.settings).languages;
}
