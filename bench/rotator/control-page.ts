import type { TourSequence } from '#contract/entities/tour.ts';
import { canvasPage } from './canvas-page.ts';
import type { Candidate } from './measure.ts';
import type { Source } from './shaping-server.ts';

/**
 * A page that must miss targets. It never turns: when it is dragged, it only changes the brightness of its start frame,
 * so that it keeps showing new views of one angle. It also blocks the main thread with every frame that it loads.
 */
export function controlPage({ landscape, start }: TourSequence): { candidate: Candidate; source: Source } {
  const path = '/control.html';
  return {
    candidate: { name: 'control', path, frameSets: [landscape.avif] },
    source: canvasPage(path, pretend, { frames: landscape.avif, start }),
  };
}

/** Runs inside the page, and therefore cannot use anything outside this function. */
async function pretend({ frames, start }: { frames: readonly string[]; start: number }): Promise<void> {
  const canvas = document.querySelector('canvas')!;
  const load = async (address: string) => (await fetch(address)).blob();
  const first = await createImageBitmap(await load(frames[start]!));
  canvas.width = first.width;
  canvas.height = first.height;
  const context = canvas.getContext('2d', { alpha: false })!;
  context.drawImage(first, 0, 0);
  let step = 0;
  document.addEventListener('pointermove', () => {
    step += 1;
    context.filter = `brightness(${1 + (step % 10) / 100})`;
    context.drawImage(first, 0, 0);
  });
  for (const address of frames) {
    await load(address);
    const until = performance.now() + 60;
    while (performance.now() < until);
  }
}
