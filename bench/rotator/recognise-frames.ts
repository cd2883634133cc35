import sharp from 'sharp';
import type { TourSequence } from '#contract/entities/tour.ts';
import { greyGrid, type View } from './page-probe.ts';

export type FrameRecogniser = {
  /** The frame of the sequence that a view shows; undefined if it resembles none. */
  frameOf(view: Pick<View, 'grey' | 'aspect'>): Promise<number | undefined>;
  /** Does in advance what the first view in an element of this aspect ratio, or of the frames' own, would wait for. */
  prepare(aspect: number): Promise<void>;
};

/** The largest mean difference of grey values between a view and its frame. A tile of the atlas stays far below it. */
const maxDifference = 12;

/**
 * Reads the frames of a set from a running product, in order to recognise them in any element that they cover, whatever
 * its aspect ratio: as grey values of the middle half, like those of `pageProbe`.
 */
export async function recogniseFrames(
  sequence: TourSequence,
  set: 'landscape' | 'portrait',
  product: string,
): Promise<FrameRecogniser> {
  const { columns, rows } = greyGrid;
  const height = 270;
  const width = Math.round(
    ((set === 'portrait' ? sequence.portraitCrop.width : sequence.width) * height) / sequence.height,
  );
  const frames = await Promise.all(
    sequence[set].avif.map(async (address) => {
      const answer = await fetch(new URL(address, product));
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      return picture.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    }),
  );
  const byAspect = new Map<string, Promise<number[][]>>();
  const middleOf = async (pixels: Buffer, aspect: number) => {
    const across = Math.min(width, height * aspect);
    const down = Math.min(height, width / aspect);
    const middle = sharp(pixels, { raw: { width, height, channels: 3 } }).extract({
      left: Math.round((width - across / 2) / 2),
      top: Math.round((height - down / 2) / 2),
      width: Math.round(across / 2),
      height: Math.round(down / 2),
    });
    const data = await middle.resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
    return Array.from(
      { length: columns * rows },
      (_, index) => (data[index * 3]! + data[index * 3 + 1]! + data[index * 3 + 2]!) / 3,
    );
  };
  const middlesFor = (aspect: number): Promise<number[][]> => {
    const key = aspect.toFixed(2);
    const known = byAspect.get(key) ?? Promise.all(frames.map((pixels) => middleOf(pixels, aspect)));
    byAspect.set(key, known);
    return known;
  };
  return {
    prepare: async (aspect) => {
      for (const shape of [aspect, width / height]) await middlesFor(shape);
    },
    frameOf: async ({ grey, aspect }) => {
      const differences = (await middlesFor(aspect)).map(
        (frame) => frame.reduce((sum, value, index) => sum + Math.abs(value - grey[index]!), 0) / frame.length,
      );
      const least = Math.min(...differences);
      return least <= maxDifference ? differences.indexOf(least) : undefined;
    },
  };
}
