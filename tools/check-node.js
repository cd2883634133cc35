/**
 * Preloaded by every npm script: exits with a message if this version of Node cannot run TypeScript. It is plain
 * JavaScript so that such a version can run it.
 */
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `Loggia needs Node 24 or newer, and this is ${process.version}. Run "npm ci" again, which installs Node 24 on ` +
      'Linux and Windows, or install it from https://nodejs.org.\n',
  );
  process.exit(1);
}
await import('./resolve-drizzle-once.ts');
