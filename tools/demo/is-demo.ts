import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The file of the demo's package that says so. */
export const demoFile = 'demo.json';

const schema = z.object({ projectName: z.string() });

/**
 * Whether a package is the demo itself: its `demo.json`, of this path, contains the project's name. A package that
 * began as a copy of the demo has another project's name, so that it gets no invented people.
 */
export async function isDemo(path: string, projectName: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  return schema.safeParse(parse(text)).data?.projectName === projectName;
}

/** Undefined if the file is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
