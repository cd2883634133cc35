import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { messages as englishDashboard } from './en/index.dashboard.ts';
import { messages as englishFurther } from './en/index.further.ts';
import { messages as englishFirst } from './en/index.ts';
import { messages as turkishDashboard } from './tr/index.dashboard.ts';
import { messages as turkishFurther } from './tr/index.further.ts';
import { messages as turkishFirst } from './tr/index.ts';
import { dashboardTexts, loadLaterTexts, loadTexts } from './language.tsx';
import { say } from './say.ts';

const english = { ...englishFirst, ...englishFurther, ...englishDashboard };
const turkish = { ...turkishFirst, ...turkishFurther, ...turkishDashboard };
const keys = Object.keys(english) as (keyof typeof english)[];

/** Texts that are legitimately equal in both languages: language names, shared words. */
const same: readonly string[] = [
  'shell.english',
  'shell.turkish',
  'page.facility',
  'legal.item.session',
  'legal.item.language',
  'legal.item.waiting',
  'legal.item.device',
  'legal.item.loginStep',
  'floorPlan.net',
  'location.kilometres',
  'project.choice.map.provider.google',
  'project.choice.directions.provider.osrm',
  'project.choice.directions.provider.valhalla',
  'project.choice.directions.provider.google',
];

type Token = [name: string, type?: string, choices?: Record<string, unknown>];

/** The distinct placeholders of a message at any depth; `shown` leaves out those that only select a plural. */
function valuesOf(message: string, shown: boolean): string[] {
  const visit = (tokens: unknown): string[] => {
    if (!Array.isArray(tokens)) return [];
    return tokens
      .filter((token) => Array.isArray(token))
      .flatMap((token) => {
        const [name, , choices = {}] = token as Token;
        const within = Object.values(choices).flatMap(visit);
        const counts = Object.keys(choices).length === 0 || JSON.stringify(choices).includes('"#"');
        return shown && !counts ? within : [name, ...within];
      });
  };
  return [...new Set(visit(compileMessage(message)))].toSorted();
}

test('both languages have the same keys', () => {
  expect(Object.keys(turkish).toSorted()).toEqual(keys.toSorted());
});

test.each(keys)('%s has text and the same placeholders in both languages', (key) => {
  expect(english[key].trim()).not.toBe('');
  expect(turkish[key].trim()).not.toBe('');
  expect(valuesOf(turkish[key], true)).toEqual(valuesOf(english[key], true));
  expect(valuesOf(english[key], false)).toEqual(expect.arrayContaining(valuesOf(turkish[key], false)));
});

test('no text was left in English', () => {
  const letters = (key: keyof typeof english) => /\p{L}{2}/u.test(english[key].replace(/\{[^{}]*\}/g, ''));
  expect(keys.filter((key) => english[key] === turkish[key] && letters(key) && !same.includes(key))).toEqual([]);
});

test('every text is used', () => {
  const code = sources(fileURLToPath(new URL('..', import.meta.url))).join('\n');
  const families = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, family]) => family!);
  const isUsed = (key: string) => code.includes(`'${key}'`) || families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('every message can be formatted in its language', async () => {
  for (const language of ['en', 'tr'] as const) {
    const { messages, further } = await loadTexts(language);
    await further;
    await loadLaterTexts(dashboardTexts);
    for (const key of keys) {
      const values = Object.fromEntries(valuesOf(english[key], false).map((name) => [name, 3]));
      expect(say(messages.get(key)!, values, language)).not.toMatch(/[{}]|^$/);
    }
  }
});

/** The source of the web application without texts and tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    if (file.isDirectory()) return /texts[/\\](en|tr)$/.test(path) ? [] : sources(path);
    return /(?<!\.test)\.tsx?$/.test(file.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
