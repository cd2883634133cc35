import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFile(join(root, path), 'utf8');
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };

const manuals = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];
/** Decisions describe the state in which they were made: their links are checked, their paths are not. */
const decisions = globSync('docs/decisions/*.md', { cwd: root });

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Whether a link of a document to another one, or to one of its headings, is broken. */
async function isBroken(document: string, link: string): Promise<boolean> {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(root, target))) return true;
  if (anchor === undefined) return false;
  const headings = (await read(target)).matchAll(/^#+ (.+)$/gm);
  return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** Code spans and blocks. */
const codeOf = (text: string) =>
  [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(([, block, span]) => block ?? span ?? '');

const folders = 'bench|contract|deploy|docs|domain|e2e|server|tools|web';
const pathPattern = new RegExp(`(?<![\\w./@:-])(?:${folders})/[\\w./*{}-]*[\\w}*/]`, 'g');

/** Whether a path is in the repository: a file, a folder, a pattern, or the name of a module or test. */
function isThere(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/\{[\w-]+\}/g, '*');
  return globSync([pattern, `${pattern}.ts`, `${pattern}.test.ts`], { cwd: root }).length > 0;
}

describe.each([...manuals, ...decisions])('%s', async (document) => {
  const text = await read(document);

  it('links to documents and headings that exist', async () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    const broken = await Promise.all(local.map(async (link) => ((await isBroken(document, link)) ? [link] : [])));
    expect(broken.flat()).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = codeOf(text).flatMap((code) =>
      [...code.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    // `bench:…` stands for several commands.
    const missing = named.filter((name) => !(name in scripts) && !name.endsWith(':'));
    const programs = codeOf(text).flatMap((code) => [...code.matchAll(/npx ([\w-]+)/g)].map(([, name = '']) => name));
    const isInstalled = (name: string) =>
      existsSync(join(root, 'node_modules', '.bin', name)) || text.includes(`npm install --no-save @${name}`);
    const notInstalled = programs.filter((name) => !isInstalled(name));
    expect([...missing, ...notInstalled]).toEqual([]);
  });
});

describe.each(manuals)('%s', async (document) => {
  const text = await read(document);

  it('names files and folders that exist', () => {
    const paths = new Set(codeOf(text).flatMap((code) => code.match(pathPattern) ?? []));
    expect([...paths].filter((path) => !isThere(path))).toEqual([]);
  });
});
