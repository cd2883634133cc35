import { required } from '../../required.ts';

/** The lines of the values of a JSON text. */
export type JsonPlaces = {
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  duplicates: { path: string; line: number }[];
};

/**
 * Finds the line of every value of a JSON text, by path, and duplicate keys. The text must be valid for `JSON.parse`.
 * For a missing path, `lineOf` returns the line of the nearest parent.
 */
export function findJsonPlaces(text: string): JsonPlaces {
  const lines = new Map<string, number>();
  const duplicates: JsonPlaces['duplicates'] = [];
  const tokens = tokenise(text);
  let at = 0;
  const current = () => required(tokens[at], 'the end of the JSON text');

  function value(path: string): void {
    const token = current();
    at++;
    lines.set(path, token.line);
    if (token.text === '{') object(path);
    else if (token.text === '[') array(path);
  }
  function object(path: string): void {
    while (current().text !== '}') {
      const key = current();
      const inner = join(path, JSON.parse(key.text) as string);
      if (lines.has(inner)) duplicates.push({ path: inner, line: key.line });
      at += 2;
      value(inner);
      lines.set(inner, key.line);
      if (current().text === ',') at++;
    }
    at++;
  }
  function array(path: string): void {
    for (let index = 0; current().text !== ']'; index++) {
      value(join(path, index));
      if (current().text === ',') at++;
    }
    at++;
  }

  value('');
  return { lineOf: (path) => nearest(lines, path), duplicates };
}

function nearest(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get(path.slice(0, length).reduce<string>(join, ''));
    if (line !== undefined) return line;
  }
  return undefined;
}

function join(path: string, key: PropertyKey): string {
  return path === '' ? String(key) : `${path}.${String(key)}`;
}

function tokenise(text: string): { text: string; line: number }[] {
  const tokens: { text: string; line: number }[] = [];
  let line = 1;
  for (const match of text.matchAll(/\n|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (match[0] === '\n') line++;
    else tokens.push({ text: match[0], line });
  }
  return tokens;
}
