import { access, constants, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeSpaceOf, nearestFolder, spaceLimits } from '#server/files/free-space.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { findStaleness } from '../web/build-web.ts';
import { fault, messageOf, ok, warning, type Finding } from './finding.ts';

const freeSpace = 'Free some space: on a full disk, everything can be read and nothing changed.';

/**
 * Checks whether this user can write to DATA_DIR, how much space is left there, and whether `npm start` would find
 * built pages.
 */
export async function checkFolders(dataDir: string, webFolder: string, development: string): Promise<Finding[]> {
  return [
    await checkRights(dataDir),
    await checkSpace(dataDir),
    await checkPages(webFolder),
    await checkDevelopment(development),
  ];
}

async function checkRights(dataDir: string): Promise<Finding> {
  const subject = 'DATA_DIR';
  const advice = 'Make the user who runs the server its owner, or name another folder in DATA_DIR.';
  const isThere = await pathExists(dataDir);
  const folder = isThere ? dataDir : await nearestFolder(dataDir);
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    if (!(await stat(folder)).isDirectory()) return fault(subject, `${folder} is not a folder`, advice);
    // On a full disk the file can be created, but not written to.
    await writeFile(probe, 'x', { flag: 'wx' }).finally(() => rm(probe, { force: true }));
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    return fault(subject, `nothing can be written to ${folder}: ${messageOf(error)}`, isFull ? freeSpace : advice);
  }
  return ok(subject, isThere ? `${dataDir} can be written to` : `${dataDir} is created by the first start`);
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const free = await freeSpaceOf(dataDir);
  const text = `${(free / 1e9).toFixed(1)} GB are free for DATA_DIR`;
  if (free < spaceLimits.scarce) return fault('disk', text, freeSpace);
  return free < spaceLimits.little ? warning('disk', text, freeSpace) : ok('disk', text);
}

async function checkPages(webFolder: string): Promise<Finding> {
  const staleness = await findStaleness(webFolder);
  if (staleness === undefined) return ok('pages', `${webFolder} is built from these sources`);
  const reading = await readFile(join(webFolder, 'index.html')).catch((error: NodeJS.ErrnoException) => error);
  if (reading instanceof Error && reading.code !== 'ENOENT')
    return fault(
      'pages',
      `they cannot be read: ${messageOf(reading)}`,
      'Let this user read the folder, or build again.',
    );
  return warning('pages', staleness, 'Run "npm run build"; otherwise the next start takes as long as that.');
}

async function checkDevelopment(development: string): Promise<Finding> {
  return access(join(development, 'development.json'), constants.R_OK).then(
    () => ok('DEVELOPMENT', development),
    () =>
      warning(
        'DEVELOPMENT',
        `${development} has no development.json that can be read: an empty database cannot be filled from it`,
        'Name the folder of a development package. A database that has a project does not need it.',
      ),
  );
}
