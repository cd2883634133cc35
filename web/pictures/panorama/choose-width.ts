/** What a device can take: the widest texture of its graphics card, and the short side of its screen in CSS px. */
export type PanoramaDevice = { maxTexture: number; screenShortSide: number };

/** Screens below this short side are phones: the most that they show of a panorama at once is a sixth of it. */
const phone = 600;
const phoneWidth = 3000;

/**
 * The width in which a panorama is fetched: the widest there is that the graphics card takes; on a phone at most 3000.
 */
export function choosePanoramaWidth(
  widths: readonly number[],
  { maxTexture, screenShortSide }: PanoramaDevice,
): number {
  const most = Math.min(maxTexture, screenShortSide < phone ? phoneWidth : Infinity);
  return widths.filter((width) => width <= most).at(-1) ?? widths[0]!;
}

let known: { device: PanoramaDevice | undefined } | undefined;

/** What this device can take; undefined where it has no WebGL 2, which the viewer needs. Asked once a page. */
export function panoramaDevice(): PanoramaDevice | undefined {
  known ??= { device: askDevice() };
  return known.device;
}

function askDevice(): PanoramaDevice | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return undefined;
  const maxTexture = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { maxTexture, screenShortSide: Math.min(screen.width, screen.height) };
}
