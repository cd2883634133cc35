/**
 * Runs inside the measured page, before its own scripts. In every animation frame it reduces the picture in the middle
 * of the window to 16×9 grey values, and records when it first shows something, first changes, and shows the twentieth
 * different view. Without `watch`, it only records long tasks.
 */
export function pageProbe(options: { watch: boolean; difference: number }): void {
  type Probe = {
    first: number;
    changed: number;
    twenty: number;
    seen: number;
    longTasks: number;
    longest: number;
    frames: number[];
  };
  const probe: Probe = { first: 0, changed: 0, twenty: 0, seen: 0, longTasks: 0, longest: 0, frames: [] };
  Object.assign(globalThis, { probe });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      probe.longTasks += entry.duration;
      probe.longest = Math.max(probe.longest, entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  if (!options.watch) return;

  const small = new OffscreenCanvas(16, 9);
  const context = small.getContext('2d', { willReadFrequently: true });
  const views: number[][] = [];

  function picture(): HTMLCanvasElement | HTMLImageElement | undefined {
    const shown = [...document.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas, img')].filter(
      (element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const inMiddle =
          left < innerWidth / 2 && right > innerWidth / 2 && top < innerHeight / 2 && bottom > innerHeight / 2;
        const ready =
          element instanceof HTMLCanvasElement ? element.width > 1 : element.complete && element.naturalWidth > 1;
        return (
          inMiddle &&
          ready &&
          width * height > innerWidth * innerHeight * 0.15 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      },
    );
    return shown.at(-1);
  }

  function look(): number[] | undefined {
    const element = picture();
    if (!element || !context) return undefined;
    const width = element instanceof HTMLCanvasElement ? element.width : element.naturalWidth;
    const height = element instanceof HTMLCanvasElement ? element.height : element.naturalHeight;
    context.imageSmoothingQuality = 'medium';
    try {
      context.drawImage(element, width * 0.25, height * 0.25, width * 0.5, height * 0.5, 0, 0, 16, 9);
    } catch {
      return undefined;
    }
    const { data } = context.getImageData(0, 0, 16, 9);
    const grey = Array.from({ length: 144 }, (_, at) => (data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!) / 3);
    const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
    return grey.some((value) => Math.abs(value - mean) > 6) ? grey : undefined;
  }

  function note(): void {
    const view = look();
    if (view) {
      const now = performance.now();
      probe.first ||= now;
      const isNew = views.every(
        (other) => other.reduce((sum, value, at) => sum + Math.abs(value - view[at]!), 0) / 144 > options.difference,
      );
      if (isNew) views.push(view);
      probe.seen = views.length;
      if (views.length === 2) probe.changed ||= now;
      if (views.length === 20) probe.twenty ||= now;
    }
    requestAnimationFrame(note);
  }
  requestAnimationFrame(note);
}
