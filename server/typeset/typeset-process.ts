import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler, type Compiler } from './compilers.ts';
import type { TypesetAnswer, TypesetDocument, TypesetOrder } from './typesetter.ts';

// The process that typesets documents. It has the compiler, the product's fonts and the templates, and receives the
// rest. Nothing from the package ever becomes markup: texts are passed as JSON, pictures as bytes.

const readAll = (folder: string, ending: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, bytes: readFileSync(join(import.meta.dirname, folder, path)) }));
const templates = readAll('templates', '.typ');
const ownFaces = readAll('faces', '.ttf').map(({ bytes }) => bytes);

/** The compiler of the last document. It caches layouts, and is replaced only if a document has other fonts. */
let current: { key: string; compiler: Compiler } | undefined;

async function compilerFor(fonts: TypesetOrder['fonts']): Promise<Compiler> {
  const key = fonts.map((font) => font.path).join();
  if (current?.key !== key)
    current = { key, compiler: await createCompiler([...ownFaces, ...fonts.map(({ bytes }) => Buffer.from(bytes))]) };
  return current.compiler;
}

async function typeset({ id, template, data, files, fonts }: TypesetDocument): Promise<TypesetAnswer> {
  try {
    const compiler = await compilerFor(fonts);
    const pdf = compiler.compile(`${template}.typ`, [
      ...templates,
      { path: 'data.json', bytes: Buffer.from(data) },
      ...files,
    ]);
    return { id, pdf };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

// The server handles signals to the whole group: this process exits with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
/** Documents are typeset one after another. */
let queue = Promise.resolve();
process.on('message', (order: TypesetOrder) => {
  queue = queue.then(async () => {
    if ('id' in order) process.send?.(await typeset(order));
    // If this fails, the following document fails too and reports why.
    else await compilerFor(order.fonts).catch(() => undefined);
  });
});
