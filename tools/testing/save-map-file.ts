import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '#server/database/connection.ts';
import { documents } from '#server/database/schema.ts';
import { sampleProjectId } from './sample-project.ts';

/**
 * Stores a file of the map of the sample project, such as `base.geojson`, below `dataDir`, as an import does. Returns
 * its path.
 */
export async function saveMapFile(
  tx: Queryable,
  dataDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const folder = join(dataDir, 'media', file);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), content);
  await tx.insert(documents).values({
    project_id: sampleProjectId,
    name: `map/${file}`,
    media_id: file,
    media_type: 'application/octet-stream',
    file,
  });
  return join(folder, file);
}
