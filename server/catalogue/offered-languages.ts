import type { Language } from '#domain/texts/language.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';
import type { CatalogueRows } from './load-rows.ts';

/** The languages that the development offers, in order. */
export function offeredLanguages({ project }: Pick<CatalogueRows, 'project'>): readonly Language[] {
  return project === undefined ? ['en', 'tr'] : fillMissingSettings(project.settings).languages;
}
