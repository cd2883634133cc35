import { pathExists } from '#server/files/path-exists.ts';
import { writeWhole } from '#server/files/write-whole.ts';
import { createPictureMaker, type PictureMaker } from '#server/pictures/picture-maker.ts';

/** WebP pictures for browsers without AVIF, made when one is first requested. */
type WebpFallback = {
  /** Makes the WebP of this path if it is missing and there is an AVIF of the same name; otherwise does nothing. */
  ensure(path: string): Promise<void>;
  close(): void;
};

/** Converts one picture at a time, so that thousands of requests cannot use up the processor. */
export function createWebpFallback(pictures = createPictureMaker()): WebpFallback {
  const making = new Map<string, Promise<void>>();
  let last = Promise.resolve();

  const enqueue = (path: string): Promise<void> => {
    const attempt = last
      .then(() => makeFrom(pictures, path.replace(/\.webp$/, '.avif'), path))
      .finally(() => making.delete(path));
    making.set(path, attempt);
    // A failure, such as a full disk, must not stop the pictures after it.
    last = attempt.catch(() => {});
    return attempt;
  };
  return {
    async ensure(path) {
      if (!path.endsWith('.webp') || (await pathExists(path))) return;
      await (making.get(path) ?? enqueue(path));
    },
    close: pictures.close,
  };
}

/** A missing or broken AVIF yields no WebP: the request gets a 404. */
async function makeFrom(pictures: PictureMaker, avif: string, webp: string): Promise<void> {
  if (!(await pathExists(avif))) return;
  const data = await pictures.make({ make: 'webp', path: avif });
  if (data === undefined) return;
  await writeWhole(webp, data);
}
