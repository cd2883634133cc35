import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findUnprintable } from '#contract/printable.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { projectCalls } from '#contract/calls/project.ts';
import type { Language } from '#domain/texts/language.ts';
import type { PackageContent } from '#contract/package-content.ts';
import { isSettingName, settingsSchema, type SettingName, type Settings } from '#contract/settings.ts';
import { checkSettings } from '#domain/projects/check-settings.ts';
import { isFixedSetting } from '#domain/projects/fixed-settings.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { issueMessages } from '#server/calls/issue-messages.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { pictures, users } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { changeProject } from '#server/project/change-project.ts';
import { dropEdits, saveEdits, readEdits } from '#server/project/edits.ts';
import { applyEdits } from '#server/project/apply-edits.ts';
import { readPackageContent, writeContent } from '#server/project/package-content.ts';
import { presentSettings } from './list-settings.ts';

type SettingsError = { path: string; message: string };

/** Edits settings, all or none. They apply at once, without a restart, and survive imports. */
export function updateSettings(
  dependencies: SalesDependencies,
): CallHandler<typeof projectCalls.updateProjectSettings> {
  return async ({ body, actor, language }) => {
    const projectId = (await requireProject(dependencies.db)).id;
    return changeProject(dependencies, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      const { settings: before } = applyEdits(content, await readEdits(tx, projectId));
      const settings = readChanges(content, before, body, language);
      await requireFitting(tx, before, settings, language);
      const { kept, dropped } = sortChanges(content, settings, Object.keys(body.changes), body.reset);
      await saveEdits(tx, { projectId, userId: actor.user?.id ?? null, kind: 'setting' }, kept);
      await dropEdits(tx, { projectId, kind: 'setting' }, dropped);
      await writeContent(tx, projectId, content);
      const changed = Object.keys(settings).filter(
        (name) => !isDeepStrictEqual(settings[name as keyof Settings], before[name as keyof Settings]),
      );
      if (changed.length > 0) await writeAudit(tx, actor, 'project.settings', { fields: changed });
      return presentSettings(tx, projectId);
    });
  };
}

type RequestedChanges = { changes: Record<string, unknown>; reset: string[] };

/**
 * Returns the settings with the changes. Throws field errors for every invalid value; unchanged settings are not
 * checked.
 */
function readChanges(
  { settings: original }: PackageContent,
  before: Settings,
  { changes, reset }: RequestedChanges,
  language: Language,
): Settings {
  const names = [...Object.keys(changes), ...reset];
  const unknown = names
    .filter((name) => !isSettingName(name))
    .map((name) => ({ path: name, message: contractTexts[language].edits.edit_unknown }));
  const fixed = names
    .filter(isFixedSetting)
    .map((name) => ({ path: name, message: contractTexts[language].edits.edit_fixed }));
  const message = contractTexts[language].rules.printable;
  const unprintable = findUnprintable(changes).map((path) => ({ path: path.join('.'), message }));
  throwIfAny([...unknown, ...fixed, ...unprintable]);
  const resetValues = Object.fromEntries(reset.map((name) => [name, original[name as SettingName]]));
  const shape = Object.fromEntries(
    Object.keys(changes).map((name) => [name, settingsSchema.shape[name as SettingName]]),
  );
  const parsed = z.object(shape).safeParse(changes, { error: issueMessages[language] });
  if (!parsed.success)
    throw new ProblemError('invalid_parameters', {
      errors: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    });
  return { ...before, ...resetValues, ...parsed.data };
}

/** Throws an error for each inconsistency between settings that the change introduces; existing ones are tolerated. */
async function requireFitting(tx: Queryable, before: Settings, settings: Settings, language: Language): Promise<void> {
  const now = new Date();
  const known = new Set(checkSettings(before, now).map(({ path, error }) => `${path} ${error}`));
  const errors: SettingsError[] = checkSettings(settings, now)
    .filter(({ path, error }) => !known.has(`${path} ${error}`))
    .map(({ path, error }) => ({ path, message: contractTexts[language].settings[error] }));
  const { email } = settings.botSalesRep;
  if (email !== before.botSalesRep.email && !(await isSalesUser(tx, email)))
    errors.push({ path: 'botSalesRep.email', message: contractTexts[language].edits.edit_no_user });
  const { picture } = settings.contact;
  if (picture !== null && picture !== before.contact.picture && !(await isPicture(tx, picture)))
    errors.push({ path: 'contact.picture', message: contractTexts[language].edits.edit_no_picture });
  throwIfAny(errors);
}

async function isPicture(tx: Queryable, name: string): Promise<boolean> {
  const [picture] = await tx.select({ name: pictures.name }).from(pictures).where(eq(pictures.name, name));
  return picture !== undefined;
}

async function isSalesUser(tx: Queryable, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(users.email, email), eq(users.is_active, true)));
  return user !== undefined;
}

/** Separates values to store as edits from edits to drop: a value equal to the package's is not an edit. */
function sortChanges(
  { settings: original }: PackageContent,
  settings: Settings,
  changed: readonly string[],
  reset: readonly string[],
) {
  const isOriginal = (name: string) =>
    isDeepStrictEqual(settings[name as keyof Settings], original[name as keyof Settings]);
  const kept = changed
    .filter((name) => !isOriginal(name))
    .map((key) => ({ key, value: settings[key as keyof Settings] }));
  return { kept, dropped: [...reset.filter((name) => !changed.includes(name)), ...changed.filter(isOriginal)] };
}

function throwIfAny(errors: SettingsError[]): void {
  if (errors.length > 0) throw new ProblemError('invalid_parameters', { errors });
}
