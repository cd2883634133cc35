import type { z } from 'zod';
import { issueMessages } from '#server/calls/issue-messages.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import type { Report } from '../mistakes/report.ts';
import type { MistakeCode } from '../mistakes/texts.ts';
import { suggest } from '../mistakes/suggest.ts';
import { decodeText } from '../tables/decode-text.ts';
import { findJsonPlaces, type JsonPlaces } from './json-places.ts';

const maxMegabytes = 10;

/**
 * A JSON file of the package. `value` is null if it does not match its schema; then `issues` say why. `raw` is the file as
 * it was parsed.
 */
export type ReadJson<T> = { value: T | null; raw: unknown; issues: z.core.$ZodIssue[]; places: JsonPlaces };

/**
 * Reads a JSON file and validates it against a schema. Every issue becomes a mistake with its path and line. Returns
 * null if the file could not be parsed at all.
 */
export async function readJson<S extends z.ZodType>(
  folder: PackageFolder,
  report: Report,
  file: string,
  schema: S,
  invalid: MistakeCode,
): Promise<ReadJson<z.output<S>> | null> {
  const bytes = await readWithinSizeLimit(folder.files.get(file) ?? '', maxMegabytes, report, { file }, file);
  if (bytes === null) return null;
  const text = decodeText(bytes, report, { file }).replace(/^\ufeff/, '');
  const parsed = parse(text, report, file);
  if (parsed === null) return null;
  const places = findJsonPlaces(text);
  for (const { path, line } of places.duplicates) report.mistake('json_duplicate', { file, line }, { path });
  const result = schema.safeParse(parsed.value, { error: issueMessages[report.language] });
  const raw = parsed.value;
  if (result.success) return { value: result.data, raw, issues: [], places };
  for (const issue of result.error.issues) reportIssue(issue, report, file, places, invalid, schema);
  return { value: null, raw, issues: result.error.issues, places };
}

function parse(text: string, report: Report, file: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = (error as Error).message;
    const line = /\(line (\d+)/.exec(reason)?.[1] ?? lineOfFault(text);
    report.mistake(
      'json_unreadable',
      { file, line: Number(line) },
      { reason: reason.replace(/ in JSON at position.*/, '') },
    );
    return null;
  }
}

/** The line with which a text stops being the beginning of a JSON text: not every message of the parser has it. */
function lineOfFault(text: string): number {
  const lines = text.split('\n');
  let [sound, faulty] = [0, lines.length];
  while (faulty - sound > 1) {
    const middle = Math.floor((sound + faulty) / 2);
    if (isBeginning(lines.slice(0, middle).join('\n'))) sound = middle;
    else faulty = middle;
  }
  return faulty;
}

/** Whether nothing is wrong with a text but that it ends too early. */
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

function reportIssue(
  issue: z.core.$ZodIssue,
  report: Report,
  file: string,
  places: JsonPlaces,
  invalid: MistakeCode,
  schema: z.ZodType,
): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      report.mistake(
        'setting_unknown',
        { file, line: places.lineOf(path) },
        { path: path.join('.'), hint: suggest(key, keysAt(schema, issue.path)) },
      );
    }
    return;
  }
  report.mistake(
    invalid,
    { file, line: places.lineOf(issue.path) },
    { path: issue.path.join('.') || file, reason: issue.message },
  );
}

/** The keys of the schema's object at a path, for a hint; empty if it is not a plain object there. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const shape = path.reduce<unknown>((at, key) => shapeOf(at)?.[String(key)], schema);
  return Object.keys(shapeOf(shape) ?? {});
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  return (schema as { shape?: Record<string, unknown> } | undefined)?.shape;
}
