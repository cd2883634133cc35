import { pathExists } from '#server/files/path-exists.ts';
import { writeWhole } from '#server/files/write-whole.ts';
import { createPictureMaker, type PictureMaker } from '#server/pictures/picture-maker.ts';

/** The size in which programs show the picture of a shared link, in pixels, and the maximum file size, in bytes. */
const size = { width: 1200, height: 630, maxBytes: 290_000 };

/** Pictures of shared links: JPEG, which every program can show. Each is made when it is first requested, and kept. */
type SharePictures = {
  /** Makes the JPEG from an AVIF, unless it exists. Does nothing without the AVIF. */
  ensure(avif: string, jpeg: string): Promise<void>;
  close(): void;
};

export function createSharePictures(pictures: PictureMaker = createPictureMaker()): SharePictures {
  const making = new Map<string, Promise<void>>();
  const make = async (avif: string, jpeg: string) => {
    if ((await pathExists(jpeg)) || !(await pathExists(avif))) return;
    const data = await pictures.make({ make: 'print', path: avif, size });
    if (data === undefined) return;
    await writeWhole(jpeg, data);
  };
  return {
    ensure(avif, jpeg) {
      const running = making.get(jpeg) ?? make(avif, jpeg).finally(() => making.delete(jpeg));
      making.set(jpeg, running);
      return running;
    },
    close: pictures.close,
  };
}
