import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typst from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetAnswer, TypesetOrder } from './typesetter.ts';

/**
 * The process that typesets documents: it holds the compiler, its own fonts and the templates, and receives the rest.
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
const ownFaces = readAll('faces', '.ttf').map((face) => face.bytes);
type Compiler = ReturnType<typeof typst.NodeCompiler.create>;
/** The compiler of the last document: it keeps layouts, and is replaced only if another brand has other fonts. */
let current: { key: string; compiler: Compiler } | undefined;

function compilerFor(fonts: TypesetOrder['fonts']): Compiler {
  const key = fonts.map((font) => font.path).join();
  if (current?.key !== key) {
    const fontBlobs = [...ownFaces, ...fonts.map((font) => Buffer.from(font.bytes))];
    current = { key, compiler: typst.NodeCompiler.create({ workspace: virtualRoot, fontArgs: [{ fontBlobs }] }) };
  }
  return current.compiler;
}

function typeset({ template, data, files, fonts }: TypesetOrder): Buffer {
  const compiler = compilerFor(fonts);
  compiler.resetShadow();
  for (const { name, bytes } of templates) compiler.mapShadow(join(virtualRoot, name), bytes);
  compiler.mapShadow(join(virtualRoot, 'data.json'), Buffer.from(data));
  for (const { path, bytes } of files) compiler.mapShadow(join(virtualRoot, path), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: join(virtualRoot, `${template}.typ`) });
  if (compiled.result === null) throw new Error(describe(compiler, compiled.takeDiagnostics()));
  return compiler.pdf(compiled.result);
}

function describe(compiler: Compiler, diagnostics: Parameters<Compiler['fetchDiagnostics']>[0] | null): string {
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
    current?.compiler.evictCache(8);
  }
}

// The server handles signals to the whole group: this process exits with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (order: TypesetOrder) => process.send?.(answer(order)));
