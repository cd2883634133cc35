import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ projectName: z.string() });

/**
 * Whether a package is the demo's own: its `demo.json` names its project. A package that was begun as a copy of the
 * demo has another project's name, so that no invented people come with it.
 */
export async function isDemo(folder: string, projectName: string): Promise<boolean> {
  const text = await readFile(join(folder, 'demo.json'), 'utf8').catch(() => 'null');
  return schema.safeParse(JSON.parse(text)).data?.projectName === projectName;
}
