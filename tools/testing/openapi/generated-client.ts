import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url).pathname;

/**
 * The options of strict programs, except `exactOptionalPropertyTypes`, which is not part of `strict` and which
 * generated code violates.
 */
const compilerOptions = {
  target: 'ES2024',
  module: 'NodeNext',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
};

/** A client generated from a document, in a temporary folder. */
export type GeneratedClient = {
  /** The path of its only file. */
  path: string;
  /**
   * The compiler's output for the client and these programs that use it, by file name. Empty if there are no errors.
   */
  compile(programs: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
};

/** Generates a client from the document alone, as an external developer would. */
export async function generateClient(document: object): Promise<GeneratedClient> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-client-'));
  const specification = join(folder, 'openapi.json');
  const path = join(folder, 'loggia.ts');
  await Promise.all([
    writeFile(specification, JSON.stringify(document)),
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ]);
  await writeFile(path, await generateSource(specification));
  return {
    path,
    async compile(programs) {
      for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, name), text);
      const files = ['loggia.ts', ...Object.keys(programs)];
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      return run(process.execPath, [tsc, '-p', folder]).then(
        () => '',
        (failure: { stdout: string }) => failure.stdout,
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
