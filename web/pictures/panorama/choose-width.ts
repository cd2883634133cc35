/** The limits of a device: the widest texture of its graphics card, and the short side of its screen in CSS px. */
export type PanoramaDevice = { maxTexture: number; screenShortSide: number };

/** Screens whose shorter side is below this, in CSS px, are those of phones. */
export const phoneShortSide = 600;
/** Phones show at most a sixth of a panorama at once. */
const maxPhoneWidth = 3000;

/** The width to load: the widest available that the graphics card supports, on phones at most 3000. */
export function choosePanoramaWidth(
  widths: readonly number[],
  { maxTexture, screenShortSide }: PanoramaDevice,
): number {
  const max = Math.min(maxTexture, screenShortSide < phoneShortSide ? maxPhoneWidth : Infinity);
  return widths.findLast((width) => width <= max) ?? widths[0] ?? 0;
}

let detected: { device: PanoramaDevice | undefined } | undefined;

/** The limits of this device; undefined without WebGL 2, which the viewer needs. Detected once per page. */
export function panoramaDevice(): PanoramaDevice | undefined {
  detected ??= { device: detectDevice() };
  return detected.device;
}

function detectDevice(): PanoramaDevice | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return undefined;
  const maxTexture = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { maxTexture, screenShortSide: Math.min(screen.width, screen.height) };
}
