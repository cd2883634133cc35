import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildWeb, webFolder } from '#tools/web/build-web.ts';
import { scriptBudget, scriptFilesUntilRest } from '#tools/web/script-budget.ts';

/** An entry of the build manifest. */
type Chunk = {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

await buildWeb();
const folder = pathToFileURL(`${webFolder}/`);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, Chunk>;
const page = readFileSync(new URL('index.html', folder), 'utf8');
/** The page’s own script; the build may give its chunk any name. */
const entry = Object.keys(manifest).find((name) => page.includes(`src="/${manifest[name]!.file}"`))!;
const app = 'main.tsx';
const home = 'app/home-page.tsx';
const english = 'texts/en/index.ts';
const kilobyte = 1024;

const gzipped = (file: string) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

/** Chunks with all their static imports. */
function withImports(...names: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return found;
}

const scripts = (names: Iterable<string>) =>
  new Set([...names].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js')));
const styles = (names: Iterable<string>) => new Set([...names].flatMap((name) => manifest[name]!.css ?? []));

describe('the first page, before the rotator turns', () => {
  const first = withImports(entry, app, home, english);

  test(`has at most ${scriptBudget.firstPage} KB of script`, () => {
    expect(sum(scripts(first))).toBeLessThanOrEqual(scriptBudget.firstPage * kilobyte);
  });

  test(`has at most ${scriptBudget.firstStyle} KB of style`, () => {
    expect(sum(styles(first))).toBeLessThanOrEqual(scriptBudget.firstStyle * kilobyte);
  });
});

test(`has at most ${scriptBudget.untilRest} KB of script in all until the home view rests`, () => {
  const all = scripts(withImports(entry, app, home, english, 'app/background-tasks.tsx'));
  expect(sum(all)).toBeLessThanOrEqual(scriptBudget.untilRest * kilobyte);
  expect(all.size).toBeLessThanOrEqual(scriptFilesUntilRest);
});

test('starts the rotator before the app, with at most 15 KB of script', () => {
  expect(sum(scripts(withImports(entry)))).toBeLessThanOrEqual(15 * kilobyte);
});

test('compiles only the first page’s scripts eagerly', () => {
  const isEager = (file: string) =>
    readFileSync(new URL(file, folder), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const all = scripts(Object.keys(manifest));
  expect([...all].filter(isEager).toSorted()).toEqual([...scripts(withImports(entry, app, home))].toSorted());
});

describe('every other screen', () => {
  const first = withImports(entry, app, home, english);
  /** Libraries that a screen loads only when it needs them, with their limit in KB. */
  const engines: Record<string, number> = { 'pictures/panorama/open-viewer.ts': 240 };
  const screens = Object.keys(manifest).filter(
    (name) =>
      !Object.hasOwn(engines, name) &&
      manifest[name]!.isDynamicEntry &&
      !name.startsWith('texts/') &&
      name !== app &&
      name !== home,
  );

  test('is loaded on demand', () => {
    expect(screens.length).toBeGreaterThan(5);
  });

  /** The map library loads in parallel with the Location screen, which does not wait for it. */
  const maps = screens.filter((name) => /location\/map\/open-maplibre/.test(name));

  test.each(maps)('%s loads the map, at most 340 KB', (screen) => {
    const own = [...withImports(screen)].filter((name) => !first.has(name));
    expect(sum(scripts(own)) + sum(styles(own))).toBeLessThanOrEqual(340 * kilobyte);
  });

  test.each(screens.filter((name) => !maps.includes(name)))('%s is within the limit of a screen', (screen) => {
    const own = [...withImports(screen)].filter((name) => !first.has(name));
    expect(sum(scripts(own)) + sum(styles(own))).toBeLessThanOrEqual(scriptBudget.otherScreen * kilobyte);
  });

  test(`the list of units has at most ${scriptBudget.unitList} KB`, () => {
    const own = [...withImports('app/list-page.tsx')].filter((name) => !first.has(name));
    expect(sum(scripts(own)) + sum(styles(own))).toBeLessThanOrEqual(scriptBudget.unitList * kilobyte);
  });

  test.each(Object.entries(engines))('%s is at most %i KB', (engine, max) => {
    const own = [...withImports(engine)].filter((name) => !first.has(name));
    expect(manifest[engine]!.isDynamicEntry).toBe(true);
    expect(sum(scripts(own)) + sum(styles(own))).toBeLessThanOrEqual(max * kilobyte);
  });
});

describe('a form, beyond what every page has', () => {
  const shared = withImports(entry, app, english);
  const screens = {
    'features/register/register-screen.tsx': 18,
    'app/login-page.tsx': 18,
    'features/forgot-password/forgot-password-screen.tsx': 18,
    'features/reset-password/reset-password-screen.tsx': 18,
    'features/invite-client/invite-client-screen.tsx': 18,
    'features/sales-login/sales-login-screen.tsx': 22,
    'features/verify/verify-screen.tsx': 22,
    'features/approval-wait/wait-screen.tsx': 22,
    'features/approval-accept/accept-screen.tsx': 22,
  };

  test.each(Object.entries(screens))('%s has at most %i KB of scripts, styles and texts', (screen, max) => {
    const own = [...withImports(screen, 'texts/en/index.further.ts')].filter((name) => !shared.has(name));
    expect(sum(scripts(own)) + sum(styles(own))).toBeLessThanOrEqual(max * kilobyte);
  });
});

test('has the style sheet of every class that a script names', () => {
  const files = readdirSync(new URL('assets/', folder));
  const sheetsIn = (kind: string, className: RegExp) => {
    const texts = files
      .filter((file) => file.endsWith(kind))
      .map((file) => readFileSync(new URL(`assets/${file}`, folder), 'utf8'));
    return new Set(texts.flatMap((text) => [...text.matchAll(className)].map(([, sheet]) => sheet!)));
  };
  const named = sheetsIn('.js', /[`'" ]_[a-zA-Z]+_([\w-]{4})(?=[`'" ])/g);
  const there = sheetsIn('.css', /\._[a-zA-Z]+_([\w-]{4})/g);
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((sheet) => !there.has(sheet))).toEqual([]);
});

describe('the page itself', () => {
  test('has no inline script or style, which a strict content security policy forbids', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
  });

  test('has content hashes in file names', () => {
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/-[\w-]{8}\.\w+$/);
      expect(existsSync(fileURLToPath(new URL(`.${file}`, folder)))).toBe(true);
    }
  });

  test('loads one script and one style sheet, and lists the others to preload after the first picture', () => {
    const templates = /<template (?:id="app-files"|data-(?:page|language)="[^"]+")>.*?<\/template>/gs;
    const first = [...page.replace(templates, '').matchAll(/(?:src|href)="\/assets\/[^"]+\.(\w+)"/g)].map(
      ([, kind]) => kind,
    );
    expect(first.toSorted()).toEqual(['css', 'js']);
    expect(page, 'fonts are those of a development').not.toContain('as="font"');
    for (const file of styles(withImports(app))) expect(page).toContain(file);
    for (const file of scripts(withImports(app))) expect(page).toContain(file);
  });
});
