import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ projectName: z.string() });

/**
 * Whether a package is the demo itself: its `demo.json` contains the project's name. A package that began as a copy of
 * the demo has another project's name, so that it gets no invented people.
 */
export async function isDemo(folder: string, projectName: string): Promise<boolean> {
  const text = await readFile(join(folder, 'demo.json'), 'utf8').catch(() => 'null');
  return schema.safeParse(JSON.parse(text)).data?.projectName === projectName;
}
