import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('..', import.meta.url);

test('every class name used by a component exists in its style sheet', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).toSorted();
  const missing = files.flatMap((file) => {
    const code = readFileSync(new URL(file, web), 'utf8');
    return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, name = '', path = '']) => {
      const known = classesIn(styleSheet(path, file));
      return namesOf(name, code.replaceAll(/^import .*$/gm, ''))
        .filter((used) => !known.has(used))
        .map((used) => `${file}: ${name}.${used}`);
    });
  });
  expect(missing).toEqual([]);
});

function styleSheet(path: string, importer: string): URL {
  const url = path.startsWith('#web/')
    ? new URL(path.slice('#web/'.length), web)
    : new URL(path, new URL(importer, web));
  expect(existsSync(url), `${importer} imports ${path}`).toBe(true);
  return url;
}

function classesIn(sheet: URL): Set<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** The class names that code reads from an imported style sheet, as in `styles.menu`. */
function namesOf(object: string, code: string): string[] {
  return [...code.matchAll(new RegExp(`(?<![\\w.-])${object}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}
