import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run notices`: writes THIRD-PARTY-NOTICES.txt. The generator reads the dependencies of a package alone, and what
 * the pages consist of are devDependencies, because only their build needs them. So it is given a package of both.
 */
const root = join(import.meta.dirname, '..');

/** The devDependencies whose code the built pages contain; their own dependencies follow. */
const inPages = [
  '@dnd-kit/core',
  '@fontsource-variable/commissioner',
  '@fontsource/marcellus',
  '@lingui/message-utils',
  '@photo-sphere-viewer/core',
  '@photo-sphere-viewer/markers-plugin',
  '@radix-ui/react-slider',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'd3-scale',
  'd3-shape',
  'lucide-react',
  'maplibre-gl',
  'react',
  'react-dom',
  'react-router',
  'swiper',
];

type Package = { name: string; version: string; dependencies: Record<string, string> } & Record<
  'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;
const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package;
const missing = inPages.filter((name) => own.devDependencies[name] === undefined);
if (missing.length > 0) throw new Error(`tools/notices.ts names what package.json has not: ${missing.join(', ')}`);

const folder = await mkdtemp(join(tmpdir(), 'loggia-notices-'));
try {
  const { name, version, dependencies, optionalDependencies, devDependencies } = own;
  const pages = Object.fromEntries(inPages.map((one) => [one, devDependencies[one]]));
  const both = { name, version, dependencies: { ...dependencies, ...pages }, optionalDependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(both));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const options = ['--input', 'package.json', '--output', join(root, 'THIRD-PARTY-NOTICES.txt'), '--overwrite', '--ci'];
  const { status } = spawnSync('npx', ['--yes', 'generate-license-file@4.2.5', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
