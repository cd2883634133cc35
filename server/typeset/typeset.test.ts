import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { createByteCache } from './byte-cache.ts';
import { createCompiler, createNativeCompiler, createWasmCompiler } from './compilers.ts';
import { describeBrand } from './describe-brand.ts';
import { createDocuments } from './make-document.ts';
import { createTypesetter, type DocumentSource } from './typesetter.ts';

let folder!: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loggia-typeset-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manuscript: DocumentSource = { template: 'sheet', data: { word: 'one' }, files: [], fonts: [] };

/** A fake typesetting process that runs the given code for each order. */
async function processThat(does: string): Promise<string> {
  const script = join(folder, `${does.length}.mjs`);
  await writeFile(
    script,
    `process.on('disconnect', () => process.exit()); let orders = 0; process.on('message', (order) => { orders += 1; ${does} });`,
  );
  return script;
}
const isAlive = (pid: number | undefined) => {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
};
const answer = 'process.send({ id: order.id, pdf: Buffer.from(String(process.pid)) })';

describe('the typesetting process', () => {
  it('is stopped when it takes too long, and the next document gets a new one', async () => {
    const script = await processThat(`if (JSON.parse(order.data).word === 'for ever') for (;;); else ${answer}`);
    const typesetter = createTypesetter({ limit: 4_000, script });
    const first = await typesetter.typeset(manuscript);
    await expect(typesetter.typeset({ ...manuscript, data: { word: 'for ever' } })).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    });
    expect(String(await typesetter.typeset(manuscript))).not.toBe(String(first));
    typesetter.close();
  });

  it('can crash without affecting the server', async () => {
    const script = await processThat(`if (orders === 2) process.kill(process.pid, 'SIGKILL'); ${answer}`);
    const typesetter = createTypesetter({ script });
    await typesetter.typeset(manuscript);
    await expect(typesetter.typeset(manuscript)).rejects.toMatchObject({ code: 'unavailable' });
    expect(Number(await typesetter.typeset(manuscript))).toBeGreaterThan(0);
    typesetter.close();
  });

  it('is kept for the next document, ends when it has been idle, and starts again', async () => {
    const typesetter = createTypesetter({ script: await processThat(answer), keepFor: 500 });
    const first = Number(await typesetter.typeset(manuscript));
    const second = Number(await typesetter.typeset(manuscript));
    expect(second).toBe(first);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(Number(await typesetter.typeset(manuscript))).not.toBe(first);
    typesetter.close();
  });

  it('is started before its first document, and ends if none follows', async () => {
    const script = await processThat(
      `if (order.id) process.send({ id: order.id, pdf: Buffer.from(process.pid + ' ' + orders) }); void '${answer}..'`,
    );
    const typesetter = createTypesetter({ script, keepFor: 500 });
    typesetter.prepare([]);
    const [pid, orders] = String(await typesetter.typeset(manuscript))
      .split(' ')
      .map(Number);
    expect(orders).toBe(2);
    await expect.poll(() => isAlive(pid)).toBe(false);
    typesetter.close();
  });

  it('starts while the pictures of the document are still being fetched', async () => {
    const prepared = Promise.withResolvers<void>();
    const media: MediaStore = {
      folder,
      ensure: () => new Promise(() => undefined),
      check: async () => undefined,
      close: () => undefined,
    };
    const documents = createDocuments(media, {
      prepare: () => prepared.resolve(),
      typeset: () => Promise.reject(new Error('There are no pictures yet')),
      close: () => undefined,
    });
    const picture = {
      path: 'pictures/0.picture',
      ratio: 1,
      from: { drawing: 'plan.svg' },
      size: { width: 100, maxBytes: 1 },
    };
    void documents.make({ template: 'sheet', data: {}, requestedPictures: [picture], fonts: [] });
    await expect(prepared.promise).resolves.toBeUndefined();
    documents.close();
  });

  it('does not see the server’s environment', async () => {
    const script = await processThat(
      `process.send({ id: order.id, pdf: Buffer.from(Object.keys(process.env).join(' ')) }); void '${answer}'`,
    );
    const typesetter = createTypesetter({ script });
    expect(String(await typesetter.typeset(manuscript))).not.toMatch(/DATABASE|PATH|HOME/);
    typesetter.close();
  });
});

describe('the compilers', () => {
  const template = `#set document(title: "Two")
#set text(lang: "en", font: "IBM Plex Sans")
= #json("data.json").word
#table(columns: 2, table.header[Code][Area], [A-101], [84 m²])
#image("pictures/0.svg", alt: "A square")`;
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const files = [
    { path: 'two.typ', bytes: Buffer.from(template) },
    { path: 'data.json', bytes: Buffer.from('{ "word": "Işık" }') },
    { path: 'pictures/0.svg', bytes: Buffer.from(square) },
  ];

  it('make the same document, with tags for screen readers, natively and as WebAssembly', async () => {
    const fonts = [await readFile(join(import.meta.dirname, 'faces/plex-sans-regular.ttf'))];
    const compilers = [createNativeCompiler(fonts), await createWasmCompiler(fonts)];
    // There is no native compiler for other machines.
    for (const compiler of compilers.filter((compiler) => compiler !== undefined)) {
      for (let times = 0; times < 2; times += 1) {
        const { has, title, tags, pictureTexts } = readPdf(Buffer.from(compiler.compile('two.typ', files)));
        expect([title, has('Işık'), has('84 m²'), pictureTexts]).toEqual(['Two', true, true, ['A square']]);
        expect([...tags]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'Figure']));
      }
      expect(() => compiler.compile('two.typ', files.slice(0, 2))).toThrow(/two\.typ.*file/);
      expect(() =>
        compiler.compile('two.typ', [{ path: 'two.typ', bytes: Buffer.from('#read("/etc/passwd")') }]),
      ).toThrow('two.typ');
    }
  });
});

test('Arabic is set in a face that has its letters', async () => {
  const folder = new URL('.', import.meta.url);
  const faces = ['plex-sans-regular', 'plex-sans-arabic-regular'];
  const compiler = await createCompiler(
    await Promise.all(faces.map((face) => readFile(new URL(`faces/${face}.ttf`, folder)))),
  );
  const main = `#import "look.typ": *
#set text(lang: "ar", font: text-face)
شقة #unmirrored[A-101]`;
  const pdf = compiler.compile('main.typ', [
    { path: 'main.typ', bytes: Buffer.from(main) },
    { path: 'look.typ', bytes: await readFile(new URL('templates/look.typ', folder)) },
    { path: 'data.json', bytes: Buffer.from(JSON.stringify({ brand: describeBrand(plainBrand) })) },
  ]);
  const { has, faces: used } = readPdf(Buffer.from(pdf));
  expect(has('A-101')).toBe(true);
  expect(used.map(({ name }) => name.replace(/^.*\+|-.*$/g, '')).toSorted()).toEqual([
    'IBMPlexSans',
    'IBMPlexSansArabic',
  ]);
});

describe('the document cache', () => {
  const making = (made: string[]) => (name: string) => async () => {
    made.push(name);
    return Buffer.from(name);
  };

  it('makes a document once, also for concurrent requests', async () => {
    const made: string[] = [];
    const cache = createByteCache(100);
    const results = await Promise.all(['a', 'a', 'a'].map((key) => cache.get(key, making(made)('sheet'))));
    expect([results.map(String), made]).toEqual([['sheet', 'sheet', 'sheet'], ['sheet']]);
  });

  it('evicts the least recently used document', async () => {
    const made: string[] = [];
    const make = making(made);
    const cache = createByteCache(10);
    for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await cache.get(key, make(key));
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('drops everything when nothing was requested for a while', async () => {
    const made: string[] = [];
    const cache = createByteCache(100, 20);
    const make = () => cache.get('a', making(made)('sheet'));
    await make();
    await expect.poll(async () => (await make(), made.length), { interval: 60 }).toBe(2);
  });

  it('does not keep failures', async () => {
    const cache = createByteCache(10);
    await expect(cache.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(String(await cache.get('a', async () => Buffer.from('whole')))).toBe('whole');
  });
});
