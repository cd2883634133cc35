import type { PackageWorkshop } from '#server/features/development/workshop.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { importDevelopment } from './import-development.ts';
import { Report } from './mistakes/report.ts';
import { readPackage } from './read-package.ts';

/** The importer as the server uses it: the same reading, the same check list as `npm run import`. */
export const workshop: PackageWorkshop = {
  async check({ path, name }, folder, { projectId, language }, onWork) {
    const unpacked = new Report(language);
    if (!(await unpackArchive(path, folder, name, unpacked))) return { mistakes: unpacked.sorted(), warnings: [], development: null };
    let done = 0;
    const { report, development } = await readPackage(folder, () => onWork(++done, null), language);
    const found = development?.settings.projectId ?? projectId;
    if (found !== projectId) report.mistake('project_other', { file: 'development.json' }, { value: found, expected: projectId });
    return { mistakes: report.sorted(), warnings: report.warnings, development: report.mistakes.length === 0 ? development : null };
  },
  async load(folder, { database, mediaFolder, language, before, onWork }) {
    const { mistakes, warnings, imported } = await importDevelopment(folder, { database, mediaFolder, language, before, onProgress: ({ done, total }) => onWork(done, total) });
    return { mistakes, warnings, isLoaded: imported !== null };
  },
};
