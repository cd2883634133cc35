import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,svg,json,webmanifest,txt,map}';
/** In bytes: smaller files do not gain from compression. */
const minSize = 1_000;

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that the server need not compress any. */
export async function compressAssets(folder: string): Promise<void> {
  for await (const name of glob(compressible, { cwd: folder })) {
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.length < minSize) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
