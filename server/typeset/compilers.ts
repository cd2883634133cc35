import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

/** A file of a document, by its path from the root: `pictures/0.jpg`. */
type SourceFile = { path: string; bytes: Uint8Array };

/**
 * Compiles the file `main` with only these files and the fonts with which the compiler was created. Throws an Error
 * that names file and position of each mistake.
 */
export type Compiler = { compile(main: string, files: SourceFile[]): Uint8Array };

/** A mistake in a template, as either compiler reports it. */
type Diagnostic = { message: string; path: string; range?: unknown };

/** The part of the native package's API that is used. */
type NativeDiagnostics = object;
type NativeCompiler = {
  resetShadow(): void;
  mapShadow(path: string, bytes: Buffer): void;
  compile(options: { mainFilePath: string }): {
    result: object | null;
    takeDiagnostics(): NativeDiagnostics | null;
  };
  fetchDiagnostics(diagnostics: NativeDiagnostics): Diagnostic[];
  pdf(document: object): Buffer;
  evictCache(maxAge: number): void;
};
type NativePackage = {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): NativeCompiler };
};

const nativePackages = ['linux-x64-gnu', 'linux-x64-musl'].map(
  (platform) => `@myriaddreamin/typst-ts-node-compiler-${platform}`,
);

/** The compiler for this machine: native if a package for it is installed, otherwise WebAssembly. */
export async function createCompiler(fonts: Buffer[]): Promise<Compiler> {
  return createNativeCompiler(fonts) ?? (await createWasmCompiler(fonts));
}

/** Undefined if no native package is installed. */
export function createNativeCompiler(fonts: Buffer[]): Compiler | undefined {
  const native = loadNativePackage();
  if (native === undefined) return undefined;
  // The workspace does not exist, so that a template can only read the files that it is given.
  const root = `${import.meta.dirname}/nowhere`;
  const compiler = native.NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts }] });
  return {
    compile(main, files) {
      try {
        compiler.resetShadow();
        for (const { path, bytes } of files) compiler.mapShadow(`${root}/${path}`, Buffer.from(bytes));
        const compiled = compiler.compile({ mainFilePath: `${root}/${main}` });
        if (compiled.result !== null) return compiler.pdf(compiled.result);
        const diagnostics = compiled.takeDiagnostics();
        throw asError(diagnostics === null ? [] : compiler.fetchDiagnostics(diagnostics), root);
      } finally {
        // Evicts layouts of old documents; fonts and recent documents stay cached.
        compiler.evictCache(8);
      }
    },
  };
}

function loadNativePackage(): NativePackage | undefined {
  const require = createRequire(import.meta.url);
  for (const name of nativePackages) {
    try {
      return require(name) as NativePackage;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

/** The same version of Typst for every machine, five to eight times slower. It has no access to files. */
export async function createWasmCompiler(fonts: Buffer[]): Promise<Compiler> {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  return {
    compile(main, files) {
      // Evicts layouts of old documents, and the files of the last one.
      compiler.reset();
      compiler.reset_shadow();
      for (const { path, bytes } of files) compiler.map_shadow(`/${path}`, bytes);
      const { result, diagnostics = [] } = compiler.compile(`/${main}`, undefined, 'pdf', withDiagnostics) as {
        result?: Uint8Array;
        diagnostics?: Diagnostic[];
      };
      if (result === undefined) throw asError(diagnostics, '');
      return result;
    },
  };
}

/** Format 3 of the WebAssembly compiler: diagnostics as objects. */
const withDiagnostics = 3;

function asError(diagnostics: Diagnostic[], root: string): Error {
  const lines = diagnostics.map(
    ({ message, path, range }) => `${path.slice(root.length + 1)} ${JSON.stringify(range)}: ${message}`,
  );
  return new Error(lines.join('; ') || 'nothing was typeset');
}
