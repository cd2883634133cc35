import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from './compilers.ts';
import type { TypesetAnswer, TypesetOrder } from './typesetter.ts';

/**
 * The process that typesets documents: it holds the compiler, the fonts and the templates, and receives the rest.
 * Nothing from the package ever becomes markup: texts are passed as JSON, pictures as bytes.
 */
const readAll = (folder: string, ending: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, bytes: readFileSync(join(import.meta.dirname, folder, path)) }));
const templates = readAll('templates', '.typ');
const compiler = await createCompiler(readAll('faces', '.ttf').map(({ bytes }) => bytes));

function answer({ id, template, data, files }: TypesetOrder): TypesetAnswer {
  try {
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
process.on('message', (order: TypesetOrder) => process.send?.(answer(order)));
