import type { Settings } from '#contract/settings.ts';
import { demoFile, isDemo } from '#tools/demo/is-demo.ts';
import type { PackageFolder } from './read-folder.ts';

/**
 * Notes that `demo.json` is used, unless it is a copy of another development's or says nothing. Without settings, the
 * name of the development is not known.
 */
export async function noteDemoFile(folder: PackageFolder, settings: Settings | null): Promise<void> {
  const path = folder.files.get(demoFile);
  if (path !== undefined && (settings === null || (await isDemo(path, settings.projectName))))
    folder.used.add(demoFile);
}
