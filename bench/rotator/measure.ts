import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '#tools/testing/quantile.ts';
import { waitUntilIdle, treeMemory } from './browser-processes.ts';
import type { BrowserTab } from './browser-tab.ts';
import { bytesPerMillisecond } from './link.ts';
import { Pointer } from './pointer.ts';
import { openBrowser, type Device } from './open-browser.ts';
import { greyGrid, pageProbe, type ProbeState, type View } from './page-probe.ts';
import type { FrameRecogniser } from './recognise-frames.ts';
import type { ShapingServer } from './shaping-server.ts';

/**
 * The page of one viewer. `frameSets` are the alternative sets of frames that it may load; one of them must be
 * complete.
 */
export type Candidate = { name: string; path: string; frameSets: readonly (readonly string[])[] };

/** The measured figures: times in ms from the start of navigation, null if it did not happen, and sizes in bytes. */
export type Figures = {
  firstPicture: number | null;
  drag: number | null;
  twentyAngles: number | null;
  allFrames: number | null;
  bytes: number;
  /** Different addresses that the page requested; those that its service worker stores in advance are not counted. */
  requests: number;
  /** The time until all frames are loaded, relative to the time that their bytes need on the link. */
  linkRatio: number | null;
  longTasks: number;
  maxTaskTime: number;
  frameP95: number;
  memory: number;
};

/** In milliseconds. */
const maxWait = 25_000;
/** Where a page is dragged, as a share of the window's height. */
const dragHeight = 0.42;

/** Measures one page on one device twice: dragged only after everything has loaded, and dragged from the start. */
export async function measure(
  server: ShapingServer,
  candidate: Candidate,
  device: Device,
  recognise: FrameRecogniser,
): Promise<Figures> {
  const { aspect, ...calm } = await loadThenDrag(server, candidate, device);
  // Prepared in advance: during the measurement it would take processor time from the page.
  await recognise.prepare(aspect);
  const early = await dragFromTheStart(server, candidate, device, recognise);
  return { ...early, ...calm };
}

/** When the first picture, a second angle and twenty angles were shown on a page that is swiped while it loads. */
async function dragFromTheStart(
  server: ShapingServer,
  candidate: Candidate,
  device: Device,
  recognise: FrameRecogniser,
) {
  return withPage(server, device, greyGrid, async (tab, pointer) => {
    void tab.send('Page.navigate', { url: server.origin + candidate.path }).catch(() => undefined);
    const until = performance.now() + maxWait;
    const y = device.height * dragHeight;
    /** When each frame was first seen, in this order. */
    const seen = new Map<number, number>();
    while (performance.now() < until && seen.size < 20) {
      await swipe(pointer, device, y);
      for (const view of await takeViews(tab)) {
        const frame = await recognise.frameOf(view);
        if (frame !== undefined && !seen.has(frame)) seen.set(frame, Math.round(view.at));
      }
    }
    const times = [...seen.values()];
    return { firstPicture: times[0] ?? null, drag: times[1] ?? null, twentyAngles: times[19] ?? null };
  });
}

/** A share of the window's width, and not a whole number of frames: otherwise swipes would repeat the same frames. */
const swipeStep = 0.081;

/** A quick swipe to the left in a tenth of a second, as people do to see whether something turns. */
async function swipe(pointer: Pointer, device: Device, y: number): Promise<void> {
  const x = device.width * 0.75;
  await pointer.press(x, y);
  for (let step = 1; step <= 5; step += 1) {
    await pointer.move(x - step * swipeStep * device.width, y);
    await wait(14);
  }
  await pointer.release(x - 5 * swipeStep * device.width, y);
  await wait(6);
}

/** All other figures, of a page that is dragged only after all of its frames were sent. */
async function loadThenDrag(server: ShapingServer, candidate: Candidate, device: Device) {
  return withPage(server, device, null, async (tab, pointer) => {
    const before = treeMemory(tab.pid);
    const startedAt = performance.now();
    await tab.send('Page.navigate', { url: server.origin + candidate.path });
    const last = await lastFrame(server, candidate);
    const bytes = server.sent.reduce((sum, sent) => sum + (isPicture(sent.path) ? sent.bytes : 0), 0);
    const bytesOverLink = server.sent.reduce((sum, sent) => sum + sent.bytes, 0);
    const allFrames = last === undefined ? null : Math.round(last - startedAt);
    await wait(1500);
    const loading = await readProbe(tab);
    const frameP95 = await dragForThreeSeconds(tab, pointer, device);
    await wait(300);
    return {
      allFrames,
      bytes,
      requests: await countRequests(tab),
      linkRatio: allFrames === null ? null : allFrames / (bytesOverLink / bytesPerMillisecond),
      longTasks: Math.round(loading?.longTasks ?? 0),
      maxTaskTime: Math.round(loading?.longest ?? 0),
      frameP95,
      memory: treeMemory(tab.pid) - before,
      aspect: await pictureAspect(tab),
    };
  });
}

async function countRequests(tab: BrowserTab): Promise<number> {
  return tab.evaluate(
    () => new Set(performance.getEntries().flatMap((entry) => ('initiatorType' in entry ? [entry.name] : []))).size,
  );
}

function isPicture(path: string): boolean {
  return /\.(avif|webp|frames)(\?|$)/.test(path);
}

/** When the last frame of a set was sent; undefined if no set was complete in time. */
async function lastFrame(server: ShapingServer, { frameSets }: Candidate): Promise<number | undefined> {
  const until = performance.now() + maxWait;
  while (performance.now() < until) {
    const sentAt = new Map(server.sent.map((sent) => [sent.path, sent.endedAt]));
    const whole = frameSets.find((set) => set.every((path) => sentAt.has(path)));
    if (whole) return Math.max(...whole.map((path) => sentAt.get(path) ?? 0));
    await wait(50);
  }
  return undefined;
}

/** The 95th percentile of the time between animation frames, while dragging back and forth for three seconds. */
async function dragForThreeSeconds(tab: BrowserTab, pointer: Pointer, device: Device): Promise<number> {
  await tab.evaluate(() => {
    const { probe } = globalThis as unknown as { probe: ProbeState };
    let before = performance.now();
    const note = (now: number): void => {
      probe.frames.push(now - before);
      before = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const y = device.height * dragHeight;
  const middle = device.width / 2;
  await pointer.press(middle, y);
  const startedAt = performance.now();
  for (let elapsed = 0; elapsed < 3000; elapsed = performance.now() - startedAt) {
    await pointer.move(middle + Math.sin(elapsed / 480) * device.width * 0.4, y);
    await wait(8);
  }
  await pointer.release(middle, y);
  // Without the first two, which the start of the measurement affects.
  const frames = ((await readProbe(tab))?.frames ?? []).slice(2);
  return frames.length === 0 ? 0 : quantile(frames, 0.95);
}

/** Returns what the page has shown since the last call. */
async function takeViews(tab: BrowserTab): Promise<View[]> {
  const take = () => (globalThis as unknown as { probe?: ProbeState }).probe?.views.splice(0) ?? [];
  return tab.evaluate(take).catch(() => []);
}

/** The aspect ratio of the largest picture on the page. */
async function pictureAspect(tab: BrowserTab): Promise<number> {
  return tab.evaluate(() => {
    const areaOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    };
    const [largest] = [...document.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas, img')].toSorted(
      (a, b) => areaOf(b) - areaOf(a),
    );
    if (largest instanceof HTMLCanvasElement) return largest.width / largest.height;
    return largest ? largest.naturalWidth / largest.naturalHeight : 1;
  });
}

async function readProbe(tab: BrowserTab): Promise<ProbeState | undefined> {
  return tab.evaluate(() => (globalThis as unknown as { probe?: ProbeState }).probe).catch(() => undefined);
}

/** Runs `work` in a new browser, once it is idle, whose pages report about themselves (`pageProbe`). */
async function withPage<T>(
  server: ShapingServer,
  device: Device,
  grid: typeof greyGrid | null,
  work: (tab: BrowserTab, pointer: Pointer) => Promise<T>,
): Promise<T> {
  const tab = await openBrowser(device, server.fingerprint);
  try {
    await tab.beforeEachPage(pageProbe, grid);
    await waitUntilIdle(tab.pid);
    server.reset();
    return await work(tab, new Pointer(tab, device));
  } finally {
    await tab.close();
  }
}
