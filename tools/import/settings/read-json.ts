import { z } from 'zod';
import { findUnprintable } from '#contract/printable.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { isLanguage, languages } from '#domain/texts/language.ts';
import { issueMessages } from '#server/calls/issue-messages.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import type { Report } from '../mistakes/report.ts';
import type { MistakeCode } from '../mistakes/texts.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { jsonReason } from '../mistakes/parser-reasons.ts';
import { closestName, suggest } from '../mistakes/suggest.ts';
import { decodeText } from '../tables/decode-text.ts';
import { isOtherDocument } from '../tables/document-kind.ts';
import { isUnsupportedLanguage, reportUnsupportedLanguage } from '../unsupported-language.ts';
import { closestIssue } from './closest-issue.ts';
import { closestTimeZone } from './closest-time-zone.ts';
import { findDeepLine, maxJsonDepth } from './find-deep-line.ts';
import { findJsonPlaces, type JsonPlaces } from './json-places.ts';
import { withCodesTogether } from './language-codes.ts';
import { isCodeOf } from './usable-settings.ts';

const maxMegabytes = 10;

/**
 * A JSON file of the package. `value` is null if it does not match its schema; `issues` are the reasons. `raw` is the
 * parsed file.
 */
type ReadJson<T> = { value: T | null; raw: unknown; issues: z.core.$ZodIssue[]; places: JsonPlaces };

/** A parsed file, and the lines of its values. */
export type JsonContent = { raw: unknown; places: JsonPlaces };

/** A file and its schema. `invalid` is the mistake of a value; `adapt` returns what the content was meant to be. */
type WantedJson<S extends z.ZodType> = {
  file: string;
  schema: S;
  invalid: MistakeCode;
  adapt?: (content: JsonContent) => JsonContent;
};

/**
 * Reads a JSON file and validates it against its schema. Every issue becomes a mistake with its path and line. Returns
 * null if the file could not be parsed at all.
 */
export async function readJson<S extends z.ZodType>(
  folder: PackageFolder,
  report: Report,
  { file, schema, invalid, adapt = (content) => content }: WantedJson<S>,
): Promise<ReadJson<z.output<S>> | null> {
  const bytes = await readWithinSizeLimit(
    { path: folder.files.get(file) ?? '', name: file, place: { file } },
    maxMegabytes,
    report,
  );
  if (bytes === null || isOtherDocument(bytes, report, file)) return null;
  const text = decodeText(bytes, report, { file }).replace(/^\ufeff/, '');
  const parsed = parse(text, report, file);
  if (parsed === null) return null;
  const { raw, places } = adapt({ raw: parsed.value, places: findJsonPlaces(text) });
  for (const { path, line } of places.duplicates) report.mistake('json_duplicate', { file, line }, { path });
  const result = schema.safeParse(raw, { error: issueMessages[report.language] });
  const reason = contractTexts[report.language].rules.printable;
  const reported = new Set(result.error?.issues.map(({ path }) => path.join('.')));
  for (const path of findUnprintable(raw).filter((one) => !reported.has(one.join('.'))))
    report.mistake(invalid, { file, line: places.lineOf(path) }, { path: path.join('.') || file, reason });
  if (result.success) return { value: result.data, raw, issues: [], places };
  reportIssues(result.error.issues, raw, { report, file, places, invalid, schema });
  return { value: null, raw, issues: result.error.issues, places };
}

function parse(text: string, report: Report, file: string): { value: unknown } | null {
  const deep = findDeepLine(text);
  if (deep !== undefined) {
    report.mistake('json_unreadable', { file, line: deep }, { reason: detailText('jsonDeep', { max: maxJsonDepth }) });
    return null;
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = (error as Error).message;
    const line = /\(line (\d+)/.exec(reason)?.[1] ?? findErrorLine(text);
    report.mistake('json_unreadable', { file, line: Number(line) }, { reason: jsonReason(reason, text) });
    return null;
  }
}

/**
 * The number of the first line with an error, found by bisection, because not every message of the parser contains it.
 */
function findErrorLine(text: string): number {
  const lines = text.split('\n');
  let valid = 0;
  let invalid = lines.length;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isBeginning(lines.slice(0, middle).join('\n'))) valid = middle;
    else invalid = middle;
  }
  return invalid;
}

/** Whether a text is valid JSON, or the beginning of valid JSON. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    return (
      message.startsWith('Unexpected end') || (position !== undefined && Number(position) >= text.trimEnd().length)
    );
  }
}

type Reporting = { report: Report; file: string; places: JsonPlaces; invalid: MistakeCode; schema: z.ZodType };

/** Reports issues, without those that follow from others. */
function reportIssues(issues: readonly z.core.$ZodIssue[], raw: unknown, reporting: Reporting): void {
  const { report, schema } = reporting;
  const misspelt = meantByUnknown(issues, schema, raw);
  // What is of another type than the whole file should be has other fields.
  const isOther = issues.some(({ path }) => path.join() === 'type');
  for (const issue of withCodesTogether(issues, raw, report.language))
    if (!misspelt.has(issue.path.join('.')) && !(isOther && issue.path.join() !== 'type' && isAbsent(raw, issue.path)))
      reportIssue(withAdvice(closestIssue(issue, report.language), schema, raw, report), raw, reporting);
}

function reportIssue(issue: z.core.$ZodIssue, raw: unknown, reporting: Reporting): void {
  const { report, file, places, invalid, schema } = reporting;
  if (issue.code === 'unrecognized_keys') {
    const areLanguages = keysAt(schema, issue.path).some(isLanguage);
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const place = { file, line: places.lineOf(path) };
      if (areLanguages && isUnsupportedLanguage(key)) reportUnsupportedLanguage(key, report, place);
      else report.mistake('setting_unknown', place, { path: path.join('.'), hint: hintFor(key, schema, issue.path) });
    }
    return;
  }
  const place = { file, line: places.lineOf(issue.path) };
  const value = valueAt(raw, issue.path);
  const isOfLanguages = issue.code === 'invalid_value' && languages.every((one) => issue.values.includes(one));
  if (isOfLanguages && typeof value === 'string' && isUnsupportedLanguage(value))
    reportUnsupportedLanguage(value, report, place);
  else report.mistake(invalid, place, { path: issue.path.join('.') || file, reason: issue.message });
}

/** The paths of missing settings that unknown ones probably mean: they are reported once, under their wrong name. */
function meantByUnknown(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, raw: unknown): ReadonlySet<string> {
  return new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const given = Object.keys(Object(valueAt(raw, issue.path)));
      const free = keysAt(schema, issue.path).filter((key) => !given.includes(key));
      return issue.keys.flatMap((key) => {
        const meant = closestName(key, free);
        return meant === undefined ? [] : [...issue.path, meant].join('.');
      });
    }),
  );
}

/** An issue whose message says how a value of the wrong type is written in JSON. */
function withAdvice(issue: z.core.$ZodIssue, schema: z.ZodType, raw: unknown, { language }: Report): z.core.$ZodIssue {
  const value = valueAt(raw, issue.path);
  const zone = issue.path.at(-1) === 'timeZone' && typeof value === 'string' ? closestTimeZone(value) : undefined;
  if (zone !== undefined)
    return { ...issue, message: `${issue.message}${detailText('didYouMean', { name: zone })[language]}` };
  if (value === null && isOptionalAt(schema, issue.path))
    return { ...issue, message: `${issue.message}${detailText('leaveOut')[language]}` };
  if (issue.code !== 'invalid_type' || typeof value !== 'string') return issue;
  const isBare =
    /^(?:number|int|boolean)$/.test(issue.expected) && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value.trim());
  const [key] = issue.expected === 'object' ? keysAt(schema, issue.path) : [];
  const advice = isBare
    ? detailText('withoutQuotes', { value: value.trim() })[language]
    : key !== undefined && detailText('objectLike', { example: `{ "${key}": "${value}" }` })[language];
  return advice ? { ...issue, message: `${issue.message}${advice}` } : issue;
}

const isAbsent = (raw: unknown, path: readonly PropertyKey[]) => path.length === 1 && valueAt(raw, path) === undefined;

const valueAt = (raw: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => Object(at)[key] as unknown, raw);

/** A remedy for an unknown key: where it belongs, the likely correct name or, for a language, the supported ones. */
function hintFor(key: string, schema: z.ZodType, path: readonly PropertyKey[]): ReturnType<typeof suggest> {
  const known = keysAt(schema, path);
  const home = known.find((part) => keysAt(schema, [...path, part]).includes(key));
  if (home !== undefined) return detailText('belongsInto', { name: [...path, home].join('.') });
  if (path.length > 0 && keysAt(schema, []).includes(key))
    return detailText('belongsBeside', { name: String(path[0]) });
  const language = known.find((code) => isLanguage(code) && isCodeOf(code, key));
  if (language !== undefined) return detailText('didYouMean', { name: language });
  return known.length > 0 && known.every(isLanguage)
    ? detailText('knownNames', { names: known.join(', ') })
    : suggest(key, known);
}

/** Whether a value may be left out. */
function isOptionalAt(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const around = path.slice(0, -1).reduce<unknown>((at, key) => shapeOf(at)?.[String(key)], schema);
  const own = shapeOf(around)?.[String(path.at(-1))];
  return own instanceof z.ZodDefault || own instanceof z.ZodOptional;
}

/** The keys of the schema's object at a path, for a hint; empty if there is no plain object. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const shape = path.reduce<unknown>((at, key) => shapeOf(at)?.[String(key)], schema);
  return Object.keys(shapeOf(shape) ?? {});
}

/** The properties of an object's schema, even if it has a default. */
function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  if (schema instanceof z.ZodDefault) return shapeOf(schema.unwrap());
  return schema instanceof z.ZodObject ? schema.shape : undefined;
}
