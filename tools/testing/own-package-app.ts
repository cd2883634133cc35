import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, expect } from 'vitest';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import type { PackageImporter } from '#server/features/development/package-importer.ts';
import { packageImporter } from '#tools/import/package-importer.ts';
import { openBrowser } from './browser.ts';
import { buildPackage } from './build-package.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { importHere } from './import-here.ts';
import { ownApp } from './own-app.ts';

/**
 * An app with a built package loaded and a general manager, `general`, who may upload others. `cookie` is the
 * manager's, for calls by `app.inject`. Call it at the top of a test file; the package is removed at its end.
 */
export async function ownPackageApp(importer: PackageImporter = packageImporter) {
  const built = await buildPackage({ frames: 0 });
  afterAll(() => built.remove());
  const { projectId } = built.options;
  const own = await ownApp(
    async ({ db }, dataDir) => {
      await importHere(built.folder, { database: db, mediaFolder: join(dataDir, 'media') });
      await createDemoAccounts(db, projectId);
    },
    { packageImporter: importer },
  );
  const general = openBrowser(own.app);
  await general.logIn('general', projectId);
  const cookie = [...general.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const upload = (archive: Buffer | string | Readable, headers: Record<string, string> = {}) =>
    own.app.inject({
      method: 'POST',
      url: '/api/project/packages',
      headers: { cookie, 'content-type': 'application/zip', 'x-file-name': 'asteria.zip', ...headers },
      payload: archive,
    });
  const look = async (id: number) => (await general.get(`/project/packages/${id}`)).body as PackageUpload;
  /** Waits until an upload is no longer being worked on. */
  const settled = async (id: number) => {
    // A reader takes seconds, and each look some milliseconds of processor time.
    await expect.poll(async () => (await look(id)).state, { interval: 200 }).not.toMatch(/checking|loading/);
    return look(id);
  };
  return { ...own, built, projectId, general, cookie, upload, look, settled };
}
