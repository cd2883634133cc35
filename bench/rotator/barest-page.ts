import type { TourSequence } from '#contract/entities/tour.ts';
import { canvasPage } from './canvas-page.ts';
import type { Candidate } from './measure.ts';
import type { Device } from './open-browser.ts';
import type { Source } from './shaping-server.ts';

/**
 * A baseline: the same pictures on a page that does nothing else. It has one canvas and shows the start frame, then the
 * atlas of all angles, which can be dragged; then it loads the other frames one by one without decoding them. Its times
 * to the first picture and to a drag are the shortest possible on this machine and link. It has no momentum, so that
 * even strokes show the same dozen angles and never twenty.
 */
export function barestPage(sequence: TourSequence, device: Device): { candidate: Candidate; source: Source } {
  const isPortrait = device.height > device.width;
  const frames = (isPortrait ? sequence.portrait : sequence.landscape).avif;
  const path = `/barest-${device.name}.html`;
  const crop = isPortrait ? sequence.portraitCrop : { x: 0, width: sequence.width };
  const { start, atlas, height } = sequence;
  return {
    candidate: { name: 'barest page', path, frameSets: [frames] },
    source: canvasPage(path, turn, { frames, start, atlas, crop, height }),
  };
}

type Pictures = Pick<TourSequence, 'start' | 'atlas' | 'height'> & {
  frames: readonly string[];
  crop: TourSequence['portraitCrop'];
};

/** Runs inside the page, and therefore cannot use anything outside this function. */
async function turn({ frames, start, atlas, crop, height }: Pictures): Promise<void> {
  const canvas = document.querySelector('canvas')!;
  canvas.width = crop.width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false })!;
  const load = async (address: string) => (await fetch(address)).blob();

  const first = await createImageBitmap(await load(frames[start]!));
  context.drawImage(first, 0, 0);

  const tiles = await createImageBitmap(await load(atlas.avif));
  let position = start;
  let before: number | undefined;
  const scale = atlas.tileHeight / height;
  const draw = (): void => {
    const frame = ((Math.round(position) % frames.length) + frames.length) % frames.length;
    const x = (frame % atlas.columns) * atlas.tileWidth + crop.x * scale;
    const y = Math.floor(frame / atlas.columns) * atlas.tileHeight;
    context.drawImage(tiles, x, y, crop.width * scale, atlas.tileHeight, 0, 0, canvas.width, canvas.height);
  };
  document.addEventListener('pointerdown', (event) => {
    before = event.clientX;
  });
  document.addEventListener('pointerup', () => {
    before = undefined;
  });
  document.addEventListener('pointermove', (event) => {
    if (before === undefined) return;
    position += ((before - event.clientX) / innerWidth) * frames.length;
    before = event.clientX;
    requestAnimationFrame(draw);
  });
  for (const address of frames) if (address !== frames[start]) await load(address);
}
