import { serverTexts } from '#server/texts/texts.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { developmentText } from '#domain/projects/development-text.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeCalendar, type CalendarEntry } from '#server/mail/write-calendar.ts';

type Requested = Pick<CalendarEntry, 'uid' | 'day' | 'half' | 'details' | 'writtenAt'>;

/** The calendar file of a viewing, in a language. */
export function viewingCalendar(requested: Requested, project: SettingsAnswer, language: Language): string {
  const name = projectNameIn(project, language);
  const title = fillPlaceholders(serverTexts[language].viewings.event, { project: name });
  return writeCalendar({ ...requested, title, place: addressOf(project, language) });
}

/**
 * The address where the development is shown, in the development's first language if it is missing in this one; '' if
 * the package has none.
 */
export function addressOf(project: SettingsAnswer, language: Language): string {
  return developmentText(project, 'address', language);
}
