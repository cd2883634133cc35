import { and, desc, isNotNull } from 'drizzle-orm';
import { offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { Queryable } from '#server/database/connection.ts';
import { knownDevices } from '#server/database/schema.ts';
import { isOfAccount, type Account } from '#server/sessions/known-devices.ts';
import { findProject } from './find-project.ts';

/**
 * The language of an account's latest login in a known browser, or null. If the development no longer offers it, the
 * first that it offers.
 */
export async function findAccountLanguage(tx: Queryable, account: Account): Promise<Language | null> {
  const [latest] = await tx
    .select({ language: knownDevices.language })
    .from(knownDevices)
    .where(and(isOfAccount(account), isNotNull(knownDevices.language)))
    .orderBy(desc(knownDevices.seen_at))
    .limit(1);
  if (!latest?.language) return null;
  const project = await findProject(tx);
  return project === null ? latest.language : offeredLanguage(latest.language, project.settings.languages);
}

/**
 * The language of a mail to an account: the requested one, otherwise that of the account's latest login, otherwise
 * `otherwise`, the language of the request.
 */
export async function mailLanguage(
  tx: Queryable,
  asked: Language | undefined,
  account: Account,
  otherwise: Language,
): Promise<Language> {
  return asked ?? (await findAccountLanguage(tx, account)) ?? otherwise;
}
