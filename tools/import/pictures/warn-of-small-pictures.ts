import type { ReferencedFile } from '../folder/references.ts';
import { maxRepeats, type Report } from '../mistakes/report.ts';

/** A picture and its size in pixels. */
type SizedPicture = ReferencedFile & { width: number; height: number };

/** The longer side with which a picture looks well on every screen, and a panorama, of which only a part is seen. */
const goodSides = { picture: 1920, panorama: 6000 };
/** A picture that is shown at more than this many times its size looks blurred. */
const maxEnlargement = 2;

/**
 * Warns of pictures that large screens show at more than twice their size, with the size that looks well. Those of one
 * size are named once if there are more than `maxRepeats`.
 */
export function warnOfSmallPictures(pictures: readonly SizedPicture[], report: Report): void {
  const small = pictures.filter((one) => Math.max(one.width, one.height) * maxEnlargement < goodSideOf(one));
  for (const same of Map.groupBy(small, ({ width, height, place }) => `${width}×${height} ${place.file}`).values()) {
    const [first] = same;
    const last = same.at(-1);
    if (first !== undefined && last !== undefined && same.length > maxRepeats)
      report.warning('pictures_small', first.place, { ...detailsOf(first), last: last.file, count: same.length });
    else for (const one of same) report.warning('picture_small', one.place, detailsOf(one));
  }
}

const goodSideOf = ({ isPanorama }: ReferencedFile) => (isPanorama === true ? goodSides.panorama : goodSides.picture);

function detailsOf(picture: SizedPicture) {
  const { file, width, height } = picture;
  const factor = goodSideOf(picture) / Math.max(width, height);
  return { path: file, width, height, good: `${Math.round(width * factor)}×${Math.round(height * factor)}` };
}
