/** Views are compared as grey values of this many columns and rows, row by row. */
export const greyGrid = { columns: 16, rows: 9 };

/**
 * A sample of the picture: its time in ms from the start of navigation, its grey values on `greyGrid`, and the aspect
 * ratio of its element.
 */
export type View = { at: number; grey: number[]; aspect: number };

/**
 * What a page reports about itself. `views` are removed when they are read; `frames` are the times between animation
 * frames, in ms.
 */
export type ProbeState = { views: View[]; longTasks: number; longest: number; frames: number[] };

/**
 * Runs inside the measured page, before its own scripts, and therefore cannot use anything outside this function. With
 * a `grid`, it reduces the picture in the middle of the window to grey values on it in every animation frame, and
 * records those that differ from the previous ones. With null, it only records long tasks.
 */
export function pageProbe(grid: typeof greyGrid | null): void {
  const probe: ProbeState = { views: [], longTasks: 0, longest: 0, frames: [] };
  Object.assign(globalThis, { probe });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      probe.longTasks += entry.duration;
      probe.longest = Math.max(probe.longest, entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  if (!grid) return;

  const { columns, rows } = grid;
  const small = new OffscreenCanvas(columns, rows);
  const context = small.getContext('2d', { willReadFrequently: true });

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

  function look(): Omit<View, 'at'> | undefined {
    const element = picture();
    if (!element || !context) return undefined;
    const width = element instanceof HTMLCanvasElement ? element.width : element.naturalWidth;
    const height = element instanceof HTMLCanvasElement ? element.height : element.naturalHeight;
    context.imageSmoothingQuality = 'medium';
    try {
      context.drawImage(element, width * 0.25, height * 0.25, width * 0.5, height * 0.5, 0, 0, columns, rows);
    } catch {
      return undefined;
    }
    const { data } = context.getImageData(0, 0, columns, rows);
    const grey = Array.from({ length: columns * rows }, (_, index) =>
      Math.round((data[index * 4]! + data[index * 4 + 1]! + data[index * 4 + 2]!) / 3),
    );
    // A picture of nearly one colour is a placeholder.
    const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
    return grey.some((value) => Math.abs(value - mean) > 6) ? { grey, aspect: width / height } : undefined;
  }

  let before: Omit<View, 'at'> | undefined;
  function note(): void {
    const view = look();
    const isSame =
      view &&
      before?.aspect === view.aspect &&
      before.grey.every((value, index) => Math.abs(value - view.grey[index]!) < 2);
    if (view && !isSame) {
      probe.views.push({ at: performance.now(), ...view });
      before = view;
    }
    requestAnimationFrame(note);
  }
  requestAnimationFrame(note);
}
