import type { z } from 'zod';
import { settingNames, settingsSchema, type DevelopmentTexts, type Settings } from '#contract/settings.ts';
import { inEveryLanguage } from '#domain/texts/language.ts';
import { closestName } from '../mistakes/suggest.ts';

/** Settings whose parts are independent: a mistake in one part does not keep the others from being checked. */
const withIndependentParts = ['brand', 'contact', 'secondCurrency'] as const;

/**
 * Settings that every package must contain, with substitutes for invalid ones while the rest of the package is checked.
 */
const fallbacks = { projectName: '–', projectId: 1, botSalesRep: { email: 'nobody@invalid.example' } };

/**
 * The usable part of settings and texts with mistakes, so that these do not hide others. `faulty` are the names of
 * settings that have their defaults instead, in whole or in part (then also `contact.email`), including those that a
 * misspelt name probably means. Null if there are no settings at all.
 */
type UsableSettings = { settings: Settings; texts: DevelopmentTexts; faulty: ReadonlySet<string> };

/** Finds the usable part of `development.json`. `issues` are those of the whole file. */
export function usableSettings(raw: unknown, issues: readonly z.core.$ZodIssue[]): UsableSettings | null {
  const given = objectAt(raw, 'settings');
  if (given === null) return null;
  const own = issues.filter(({ path }) => path[0] === 'settings');
  const faulty = new Set(own.flatMap((issue) => [...namesIn(issue, given).map(String), ...partNamesIn(issue)]));
  const valid = {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name))),
    ...validParts(given, issues),
  };
  const missing = Object.entries(fallbacks).filter(([name]) => !Object.hasOwn(valid, name));
  const parsed = settingsSchema.safeParse({ ...valid, ...Object.fromEntries(missing) });
  return parsed.success ? { settings: parsed.data, texts: validTexts(raw), faulty } : null;
}

/** The valid parts of settings with mistakes, if their parts are independent. */
function validParts(given: object, issues: readonly z.core.$ZodIssue[]): Record<string, unknown> {
  return Object.fromEntries(
    withIndependentParts.flatMap((name) => {
      const own = issues.filter(({ path }) => path[0] === 'settings' && path[1] === name);
      const parts = objectAt(given, name);
      if (own.length === 0 || parts === null) return [];
      const faulty = new Set(own.flatMap(partsIn).map(String));
      const left = Object.fromEntries(Object.entries(parts).filter(([part]) => !faulty.has(part)));
      return settingsSchema.shape[name].safeParse(left).success ? [[name, left]] : [];
    }),
  );
}

/** The independent parts of a setting that an issue is about, by their names: `contact.email`. */
function partNamesIn(issue: z.core.$ZodIssue): string[] {
  const name = withIndependentParts.find((candidate) => candidate === issue.path[1]);
  return name === undefined ? [] : partsIn(issue).map((part) => `${name}.${String(part)}`);
}

/** Whether a mistake in one part of a setting leaves its other parts to be checked. */
export const hasIndependentParts = (name: string): boolean =>
  withIndependentParts.some((candidate) => candidate === name);

function partsIn(issue: z.core.$ZodIssue): PropertyKey[] {
  const [, , part] = issue.path;
  if (part !== undefined) return [part];
  return issue.code === 'unrecognized_keys' ? issue.keys : [];
}

/**
 * The names of the settings that an issue is about. For an unknown name, these include the missing setting that it
 * resembles: it is probably misspelt.
 */
function namesIn(issue: z.core.$ZodIssue, given: object): PropertyKey[] {
  const [, name] = issue.path;
  if (name !== undefined) return [name];
  if (issue.code !== 'unrecognized_keys') return [];
  const free = settingNames.filter((setting) => !Object.hasOwn(given, setting));
  return issue.keys.flatMap((key) => [key, closestName(key, free) ?? key]);
}

/** Whether a key is another way to write the code of a language: `EN`, `en-GB`. */
export const isCodeOf = (language: string, key: string): boolean => key.toLowerCase().split(/[-_]/)[0] === language;

/**
 * The texts by language, also by codes that are written in another way. One that is not a string, which is a mistake
 * already, is empty instead of missing.
 */
function validTexts(raw: unknown): DevelopmentTexts {
  const texts = objectAt(raw, 'texts');
  const keyOf = (language: string) => {
    const keys = Object.keys(texts ?? {});
    return keys.find((key) => key === language) ?? keys.find((key) => isCodeOf(language, key)) ?? language;
  };
  const validOf = (language: string) =>
    Object.fromEntries(
      Object.entries(objectAt(texts, keyOf(language)) ?? {}).map(([key, text]) => [
        key,
        typeof text === 'string' ? text : '',
      ]),
    );
  return inEveryLanguage(validOf);
}

function objectAt(value: unknown, key: string): Record<string, unknown> | null {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? (inner as Record<string, unknown>)
    : null;
}
