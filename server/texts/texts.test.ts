import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The catalogues of the two rooms; every folder beside the English one is a language, named by its code. */
const rooms = {
  contract: (language: string) => import(`../../contract/texts/${language}/index.ts`),
  server: (language: string) => import(`./${language}/index.ts`),
};
const folders = (['contract', 'server'] as const).flatMap((room) =>
  readdirSync(fileURLToPath(new URL(`../../${room}/texts`, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => ({ room, language: name })),
);

/** The texts below an object by their path. A list is one text: it may be divided otherwise in another language. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return [[path, value.join('\n')]];
  return Object.entries(value as object).flatMap(([key, within]) => textsOf(within, `${path}.${key}`));
}

async function read(room: keyof typeof rooms, language: string): Promise<Map<string, string>> {
  const { texts } = (await rooms[room](language)) as { texts: unknown };
  return new Map(textsOf(texts));
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe.each(folders)('the catalogue of $room in $language', async ({ room, language }) => {
  const [english, texts] = await Promise.all([read(room, 'en'), read(room, language)]);

  test('has the texts of the English one, each with its placeholders', () => {
    const shapes = (all: Map<string, string>) =>
      Object.fromEntries([...all].map(([path, text]) => [path, placeholders(text)]));
    expect(shapes(texts)).toEqual(shapes(english));
  });

  test('leaves no text empty', () => {
    const empty = [...english.keys()].filter((path) => english.get(path) !== '' && !texts.get(path)?.trim());
    expect(empty).toEqual([]);
  });
});
