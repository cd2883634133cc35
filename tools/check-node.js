/**
 * Preloaded by every npm script: one sentence instead of a stack trace on a Node that cannot run TypeScript. JavaScript,
 * and old, because exactly such a Node has to understand it.
 */
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `Loggia needs Node 24 or newer, and this is ${process.version}. Run "npm ci" again, which brings Node 24 along on ` +
      'Linux and Windows, or install it from https://nodejs.org.\n',
  );
  process.exit(1);
}
