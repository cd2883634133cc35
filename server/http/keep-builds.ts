import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How many builds of the web application are kept, including the current one. */
const maxBuilds = 5;
/** After what time an unfinished copy was left by a process that was killed, in milliseconds. */
const maxCopyTime = 3_600_000;

/**
 * Copies the hashed files of this build to `folder`, beside those of earlier builds, and returns the folders of all
 * builds, this one first. Pages that were opened before an update still request their files, and an update may replace
 * `assets` while this server runs. A build is named by the hash of its `shell` (index.html); builds older than the last
 * five are removed.
 */
export async function keepBuilds(assets: string, shell: string, folder: string): Promise<string[]> {
  const own = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  await copyBuild(assets, folder, own);
  const kept = [own, ...(await findBuilds(folder)).filter((name) => name !== own)].slice(0, maxBuilds);
  await removeOthers(folder, kept);
  return kept.map((name) => join(folder, name));
}

/** The names of the kept builds, the most recently started one first. */
async function findBuilds(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[\da-f]{16}$/.test(name));
  const builds = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  return builds.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}

/** Copies a build under a temporary name and renames it, so that it is never incomplete; its date is now. */
async function copyBuild(assets: string, folder: string, name: string): Promise<void> {
  const target = join(folder, name);
  const date = () => utimes(target, new Date(), new Date());
  const isKept = await date().then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const draft = await mkdtemp(join(folder, 'copy-'));
  await cp(assets, draft, { recursive: true });
  // Another process of the same build may have been first.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  await date();
}

async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (kept.includes(name)) continue;
    const path = join(folder, name);
    const isUnderWay = name.startsWith('copy-') && Math.abs(Date.now() - (await stat(path)).mtimeMs) < maxCopyTime;
    if (!isUnderWay) await rm(path, { recursive: true, force: true });
  }
}
