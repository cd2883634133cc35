/**
 * Preloaded by every npm script, to print one sentence instead of a stack trace if Node cannot run TypeScript. It is
 * plain old JavaScript because it must run on such a Node.
 */
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `Loggia needs Node 24 or newer, and this is ${process.version}. Run "npm ci" again, which brings Node 24 along on ` +
      'Linux and Windows, or install it from https://nodejs.org.\n',
  );
  process.exit(1);
}
await import('./resolve-drizzle-once.ts');
