import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `npm run notices`: writes THIRD-PARTY-NOTICES.txt. The generator reads only the dependencies in package.json, while
 * the code of the built pages comes from devDependencies. So it is temporarily given a package.json with both.
 */
const root = join(import.meta.dirname, '..');

/** The devDependencies whose code is in the built pages; their own dependencies are added. */
const inPages = [
  '@dnd-kit/core',
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
  'swiper',
];

type Dependencies = Record<string, string>;
type Package = { dependencies: Dependencies; devDependencies: Dependencies };

const file = join(root, 'package.json');
const own = await readFile(file, 'utf8');
const { devDependencies, ...others } = JSON.parse(own) as Package;
const missing = inPages.filter((name) => devDependencies[name] === undefined);
if (missing.length > 0) throw new Error(`tools/notices.ts names what package.json has not: ${missing.join(', ')}`);

const pages = Object.fromEntries(inPages.map((name) => [name, devDependencies[name]]));
const options = ['--input', 'package.json', '--output', 'THIRD-PARTY-NOTICES.txt', '--overwrite', '--ci'];
try {
  // The generator only finds transitive dependencies beside the package.json that it reads.
  await writeFile(file, JSON.stringify({ ...others, dependencies: { ...others.dependencies, ...pages } }));
  const { status } = spawnSync('npx', ['--yes', 'generate-license-file@4.2.5', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} finally {
  await writeFile(file, own);
}
