import { boxAround, parsePoints, type Box } from '#domain/outlines/parse-points.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { PictureRegion } from '#server/pictures/picture-maker.ts';

/** A part of a rotator frame with a villa in its middle, and the villa's outline as shares of that part's size. */
type VillaView = { frame: StoredFile; region: PictureRegion; outline: [number, number][] };

/** How many times wider than the villa the view is at least, so that it shows the surroundings. */
const surroundings = 2.2;
/** The narrowest part of a frame that prints well, as a share of its width. */
const minRegionWidth = 0.28;

/**
 * The rotator's best view of a building: the frame in which its outline is largest and away from the edges. `ratio` is
 * the width divided by the height. Undefined if no frame shows the whole building.
 */
export function findVillaView(
  { tour, silhouettes }: Catalogue,
  buildingId: number,
  ratio: number,
): VillaView | undefined {
  const views = (tour?.sequences ?? []).flatMap((sequence) => {
    const { outlines = [] } =
      silhouettes.find(({ folder, building_id }) => folder === sequence.folder && building_id === buildingId) ?? {};
    return outlines.flatMap((outline, index) => {
      const shape = parsePoints(outline);
      const frame = storedFrame(sequence.landscape.avif[index], sequence);
      const box = boxAround(shape);
      return shape.length < 3 || frame === undefined || box === undefined || !isWhole(box, sequence)
        ? []
        : [{ frame, shape, box, size: sequence, area: (box.right - box.left) * (box.bottom - box.top) }];
    });
  });
  const best = views.reduce<(typeof views)[number] | undefined>(
    (found, view) => (found === undefined || view.area > found.area ? view : found),
    undefined,
  );
  if (best === undefined) return undefined;
  const region = regionAround(best.box, best.size, ratio);
  return {
    frame: best.frame,
    region,
    outline: best.shape.map(({ x, y }) => [(x - region.left) / region.width, (y - region.top) / region.height]),
  };
}

/** The stored picture of a frame, by its address. */
export function storedFrame(
  address: string | undefined,
  { width, height }: { width: number; height: number },
): StoredFile | undefined {
  const [, media_id, file] = /^\/media\/([^/]+)\/(.+)$/.exec(address ?? '') ?? [];
  return media_id && file ? { media_id, file, media_type: 'image/avif', width, height } : undefined;
}

function regionAround(box: Box, size: { width: number; height: number }, ratio: number): PictureRegion {
  const wanted = Math.max(
    surroundings * Math.max(box.right - box.left, (box.bottom - box.top) * ratio),
    minRegionWidth * size.width,
  );
  const width = Math.round(Math.min(wanted, size.width, size.height * ratio));
  const height = Math.round(width / ratio);
  const place = (from: number, to: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(0, (from + to - length) / 2), whole - length));
  return {
    left: place(box.left, box.right, width, size.width),
    top: place(box.top, box.bottom, height, size.height),
    width,
    height,
  };
}

/** Whether an outline does not touch the edges of its frame, where it would be cut off. */
function isWhole({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return left > 1 && top > 1 && right < width - 1 && bottom < height - 1;
}
