import type { TestProject } from 'vitest/node';
import { buildWeb, webFolder } from '#tools/web/build-web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web, for tests of the build. */
    webFolder: string;
  }
}

/** Vitest setup: builds the web from the current sources. */
export default async function prepareWebBuild(project: TestProject): Promise<void> {
  await buildWeb((text) => process.stdout.write(`${text}\n`));
  project.provide('webFolder', webFolder);
}
