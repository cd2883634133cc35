import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typst from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetAnswer, TypesetOrder } from './typesetter.ts';

/**
 * The process that typesets documents: it holds the compiler, the fonts and the templates, and receives the rest.
 * Nothing from the package ever becomes markup: texts are passed as JSON, pictures as bytes. The root of the compiler
 * is a folder that does not exist, so that a template can read nothing but these files.
 */
const moduleFolder = import.meta.dirname;
const virtualRoot = join(moduleFolder, 'nowhere');

const readAll = (folder: string, ending: string) =>
  readdirSync(join(moduleFolder, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, bytes: readFileSync(join(moduleFolder, folder, name)) }));
const templates = readAll('templates', '.typ');
const compiler = typst.NodeCompiler.create({
  workspace: virtualRoot,
  fontArgs: [{ fontBlobs: readAll('faces', '.ttf').map((face) => face.bytes) }],
});

function typeset({ template, data, files }: TypesetOrder): Buffer {
  compiler.resetShadow();
  for (const { name, bytes } of templates) compiler.mapShadow(join(virtualRoot, name), bytes);
  compiler.mapShadow(join(virtualRoot, 'data.json'), Buffer.from(data));
  for (const { path, bytes } of files) compiler.mapShadow(join(virtualRoot, path), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: join(virtualRoot, `${template}.typ`) });
  if (compiled.result === null) throw new Error(describe(compiled.takeDiagnostics()));
  return compiler.pdf(compiled.result);
}

function describe(diagnostics: Parameters<typeof compiler.fetchDiagnostics>[0] | null): string {
  if (diagnostics === null) return 'nothing was set';
  const found = compiler.fetchDiagnostics(diagnostics) as { message: string; path: string; range?: unknown }[];
  return found
    .map(({ message, path, range }) => `${path.slice(virtualRoot.length + 1)} ${JSON.stringify(range)}: ${message}`)
    .join('; ');
}

function answer(order: TypesetOrder): TypesetAnswer {
  try {
    return { id: order.id, pdf: typeset(order) };
  } catch (error) {
    return { id: order.id, failed: String(error) };
  } finally {
    // Evicts layouts of old documents; fonts and recent documents stay cached.
    compiler.evictCache(8);
  }
}

// The server handles signals to the whole group: this process exits with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (order: TypesetOrder) => process.send?.(answer(order)));
