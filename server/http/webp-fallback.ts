import { access, rename, writeFile } from 'node:fs/promises';
import { createPictureMaker, type PictureMaker } from '#server/pictures/picture-maker.ts';

/** Pictures for browsers that do not show AVIF, made when one of them asks first. */
export type WebpFallback = {
  /** Sees to it that the WebP of this path is there, where an AVIF of the same name is; nothing happens otherwise. */
  ensure(path: string): Promise<void>;
  close(): void;
};

/** One picture after the other: thousands of requests at once must not take the processor from everybody else. */
export function createWebpFallback(pictures = createPictureMaker()): WebpFallback {
  const making = new Map<string, Promise<void>>();
  let last = Promise.resolve();

  const enqueue = (path: string): Promise<void> => {
    const made = last
      .then(() => makeFrom(pictures, path.replace(/\.webp$/, '.avif'), path))
      .finally(() => making.delete(path));
    making.set(path, made);
    // A disk that was full for one must not end all that come after it.
    last = made.catch(() => {});
    return made;
  };
  return {
    async ensure(path) {
      if (!path.endsWith('.webp') || (await exists(path))) return;
      await (making.get(path) ?? enqueue(path));
    },
    close: pictures.close,
  };
}

/** An AVIF that is not there or broken gives no WebP: whoever asked finds nothing. */
async function makeFrom(pictures: PictureMaker, avif: string, webp: string): Promise<void> {
  if (!(await exists(avif))) return;
  const data = await pictures.make({ make: 'webp', path: avif });
  if (data === undefined) return;
  // A reader never sees half a file.
  const partial = `${webp}.${process.pid}.partial`;
  await writeFile(partial, data);
  await rename(partial, webp);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
